/** Settings by environment variables, with defaults that are safe on one's own machine. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly origin: string | undefined;
  readonly trustProxy: boolean;
  readonly thinkers: number;
  readonly logLevel: string;
  readonly rate: number;
  readonly metricsToken: string | undefined;
  readonly contact: string;
}

interface Setting {
  readonly variable: string;
  readonly usual: string;
  readonly about: string;
}

const SETTINGS = {
  host: {
    variable: 'EVERVALE_HOST',
    usual: '127.0.0.1',
    about: 'address to listen on (0.0.0.0: every one)',
  },
  port: { variable: 'EVERVALE_PORT', usual: '8080', about: 'port to listen on (0: any free one)' },
  data: { variable: 'EVERVALE_DATA', usual: './data', about: 'folder of the SQLite database' },
  databaseUrl: {
    variable: 'DATABASE_URL',
    usual: '',
    about: 'PostgreSQL instead of SQLite, for several processes',
  },
  origin: {
    variable: 'EVERVALE_ORIGIN',
    usual: '',
    about: 'where browsers find it, e.g. https://games.example.org',
  },
  trustProxy: {
    variable: 'EVERVALE_TRUST_PROXY',
    usual: 'no',
    about: 'yes: believe X-Forwarded-For (only behind your own proxy)',
  },
  thinkers: {
    variable: 'EVERVALE_THINKERS',
    usual: '1',
    about: 'threads in which computer players think',
  },
  logLevel: {
    variable: 'EVERVALE_LOG',
    usual: 'info',
    about: 'how much is logged: debug, info, warn, error, silent',
  },
  rate: {
    variable: 'EVERVALE_RATE',
    usual: '20',
    about: 'requests per second and person, on average',
  },
  metricsToken: {
    variable: 'EVERVALE_METRICS_TOKEN',
    usual: '',
    about: 'bearer token for /metrics from other machines',
  },
  contact: {
    variable: 'EVERVALE_CONTACT',
    usual: 'mailto:nobody@localhost',
    about: 'whom push services can write to',
  },
} satisfies Record<keyof Settings, Setting>;

export function readSettings(env: Record<string, string | undefined>): Settings {
  const text = (key: keyof Settings): string => env[SETTINGS[key].variable] || SETTINGS[key].usual;
  const optional = (key: keyof Settings): string | undefined => text(key) || undefined;
  return {
    host: text('host'),
    port: whole(text('port'), SETTINGS.port.variable, 0, 65535),
    data: text('data'),
    databaseUrl: optional('databaseUrl'),
    origin: originOf(optional('origin')),
    trustProxy: /^(yes|true|1)$/i.test(text('trustProxy')),
    thinkers: whole(text('thinkers'), SETTINGS.thinkers.variable, 1, 64),
    logLevel: text('logLevel'),
    rate: whole(text('rate'), SETTINGS.rate.variable, 1, 1_000_000),
    metricsToken: optional('metricsToken'),
    contact: text('contact'),
  };
}

function whole(text: string, variable: string, least: number, most: number): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least || n > most) {
    throw new Error(`${variable} must be a whole number from ${least} to ${most}`);
  }
  return n;
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text)) {
    throw new Error('EVERVALE_ORIGIN must be like https://games.example.org');
  }
  return new URL(text).origin;
}

/** The settings as a page of help. */
export function settingsHelp(): string {
  const rows: readonly Setting[] = Object.values(SETTINGS);
  const lines = rows.map(({ variable, usual, about }) => {
    return `  ${variable.padEnd(24)}${about}${usual === '' ? '' : ` [${usual}]`}`;
  });
  return ['Settings (environment variables):', ...lines].join('\n');
}
