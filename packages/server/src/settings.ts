/**
 * Settings by environment variables, with defaults that are safe on one's own machine. The command
 * line makes its options and their help from the same list.
 */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly origin: string | undefined;
  readonly trustProxy: boolean;
  readonly thinkers: number;
  readonly thinking: number;
  readonly logLevel: string;
  readonly rate: number;
  readonly metricsToken: string | undefined;
  readonly adminToken: string | undefined;
  readonly keepGames: number;
  readonly keepGuests: number;
  readonly contact: string;
  readonly client: string | undefined;
}

export interface Setting {
  /** As the command line writes it; without a value it is yes or no. */
  readonly flags: string;
  readonly variable: string;
  /** Another variable that counts where this one is not set. */
  readonly or?: string;
  readonly usual: string;
  readonly about: string;
  /** For whole numbers. */
  readonly range?: readonly [least: number, most: number];
}

export const SETTINGS = {
  port: {
    flags: '-p, --port <n>',
    variable: 'EVERVALE_PORT',
    // What many hosting services set.
    or: 'PORT',
    usual: '8080',
    about: 'port to listen on; 0: any free one',
    range: [0, 65535],
  },
  host: {
    flags: '--host <address>',
    variable: 'EVERVALE_HOST',
    usual: '127.0.0.1',
    about: 'address to listen on; 0.0.0.0: every one',
  },
  data: {
    flags: '--data <folder>',
    variable: 'EVERVALE_DATA',
    usual: './data',
    about: 'folder of the SQLite database',
  },
  databaseUrl: {
    flags: '--database-url <url>',
    variable: 'DATABASE_URL',
    usual: '',
    about: 'PostgreSQL instead of SQLite, for several processes',
  },
  origin: {
    flags: '--origin <url>',
    variable: 'EVERVALE_ORIGIN',
    usual: '',
    about: 'where browsers find it, such as https://games.example.org',
  },
  trustProxy: {
    flags: '--trust-proxy',
    variable: 'EVERVALE_TRUST_PROXY',
    usual: 'no',
    about: 'believe X-Forwarded-For; only behind one proxy of your own',
  },
  thinkers: {
    flags: '--thinkers <n>',
    variable: 'EVERVALE_THINKERS',
    usual: '1',
    about: 'threads in which computer players think',
    range: [1, 64],
  },
  thinking: {
    flags: '--thinking <s>',
    variable: 'EVERVALE_THINKING',
    usual: '5',
    about: 'seconds that the level Ever Tree may think for a turn',
    range: [1, 60],
  },
  logLevel: {
    flags: '--log <level>',
    variable: 'EVERVALE_LOG',
    usual: 'info',
    about: 'how much is logged: debug, info, warn, error, silent',
  },
  rate: {
    flags: '--rate <n>',
    variable: 'EVERVALE_RATE',
    usual: '20',
    about: 'requests per second and person, on average',
    // With less, what costs most could never be paid.
    range: [10, 1_000_000],
  },
  metricsToken: {
    flags: '--metrics-token <token>',
    variable: 'EVERVALE_METRICS_TOKEN',
    usual: '',
    about: 'bearer token for /metrics from other machines',
  },
  adminToken: {
    flags: '--admin-token <token>',
    variable: 'EVERVALE_ADMIN_TOKEN',
    usual: '',
    about: 'lets the operator in at /admin and with `evervale admin`; none: nobody',
  },
  keepGames: {
    flags: '--keep-games <days>',
    variable: 'EVERVALE_KEEP_GAMES',
    usual: '0',
    about: 'days after which finished games are deleted; 0: never',
    range: [0, 36_500],
  },
  keepGuests: {
    flags: '--keep-guests <days>',
    variable: 'EVERVALE_KEEP_GUESTS',
    usual: '400',
    about: 'days after which guests who cannot come back are deleted; 0: never',
    range: [0, 36_500],
  },
  contact: {
    flags: '--contact <url>',
    variable: 'EVERVALE_CONTACT',
    usual: 'mailto:nobody@localhost',
    about: 'whom push services can write to, a mailto: address',
  },
  client: {
    flags: '--client <folder>',
    variable: 'EVERVALE_CLIENT',
    usual: '',
    about: 'folder of the built client, if not packages/web/dist',
  },
} satisfies Record<keyof Settings, Setting>;

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** Throws an error that names the variable and what it must be. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = (key: keyof Settings): string => {
    const { variable, or, usual }: Setting = SETTINGS[key];
    return env[variable] || (or === undefined ? '' : env[or]) || usual;
  };
  const optional = (key: keyof Settings): string | undefined => text(key) || undefined;
  return {
    host: text('host'),
    port: whole(text('port'), SETTINGS.port),
    data: text('data'),
    databaseUrl: optional('databaseUrl'),
    origin: originOf(optional('origin')),
    trustProxy: /^(yes|true|1)$/i.test(text('trustProxy')),
    thinkers: whole(text('thinkers'), SETTINGS.thinkers),
    thinking: whole(text('thinking'), SETTINGS.thinking),
    logLevel: levelOf(text('logLevel')),
    rate: whole(text('rate'), SETTINGS.rate),
    metricsToken: optional('metricsToken'),
    adminToken: tokenOf(optional('adminToken')),
    keepGames: whole(text('keepGames'), SETTINGS.keepGames),
    keepGuests: whole(text('keepGuests'), SETTINGS.keepGuests),
    contact: text('contact'),
    client: optional('client'),
  };
}

function whole(text: string, { variable, range }: Setting): number {
  const n = Number(text);
  const [least, most] = range!;
  if (!Number.isInteger(n) || n < least || n > most) {
    throw new Error(`${variable} must be a whole number from ${least} to ${most}`);
  }
  return n;
}

function tokenOf(text: string | undefined): string | undefined {
  if (text !== undefined && text.length < 16) {
    throw new Error(`${SETTINGS.adminToken.variable} must have 16 characters or more`);
  }
  return text;
}

function levelOf(text: string): string {
  if (!LEVELS.includes(text)) {
    throw new Error(`${SETTINGS.logLevel.variable} must be one of ${LEVELS.join(', ')}`);
  }
  return text;
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text)) {
    throw new Error(`${SETTINGS.origin.variable} must be like https://games.example.org`);
  }
  return new URL(text).origin;
}
