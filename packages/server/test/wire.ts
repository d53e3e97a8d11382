/** A wire between a server and its PostgreSQL that can be cut, and can lose an answer. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Wire {
  readonly url: string;
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private readonly silent = new Set<Socket>();
  private marker: string | null = null;
  /** How many answers were lost. */
  lost = 0;

  private constructor(server: Server, url: string) {
    this.server = server;
    this.url = url;
  }

  static async to(databaseUrl: string): Promise<Wire> {
    const target = new URL(databaseUrl);
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = new URL(databaseUrl);
    url.port = String((server.address() as AddressInfo).port);
    const wire = new Wire(server, url.href);
    server.on('connection', (near) => wire.join(near, target));
    return wire;
  }

  private join(near: Socket, target: URL): void {
    const far = connect(Number(target.port), target.hostname);
    let marked = false;
    let deaf = false;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.open.delete(one);
        this.silent.delete(one);
        other.destroy();
      });
    }
    near.on('data', (data) => {
      if (this.silent.has(near)) return;
      if (this.marker !== null && data.includes(this.marker)) marked = true;
      if (marked && data.includes('COMMIT')) {
        deaf = true;
        this.marker = null;
      }
      far.write(data);
    });
    far.on('data', (data) => {
      if (this.silent.has(near)) return false;
      if (!deaf) return near.write(data);
      // PostgreSQL has done it, and nobody hears.
      this.lost++;
      far.destroy();
      return near.destroy();
    });
  }

  /** The next transaction that says this is carried out, but its answer is lost with the connection. */
  loseCommitOf(marker: string): void {
    this.marker = marker;
  }

  /** Nothing gets through any more on the connections that are open, and nobody is told. */
  hush(): void {
    for (const socket of this.open) this.silent.add(socket);
  }

  cut(): void {
    for (const socket of this.open) socket.destroy();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
