/** How long a mutant is tried: by the time of the processor, since the machine may have other things to do. */
export class Patience {
  readonly seconds: number;
  private readonly end: number;

  constructor(seconds: number) {
    this.seconds = seconds;
    this.end = spent() + seconds;
  }

  get isOver(): boolean {
    return spent() > this.end;
  }
}

function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
