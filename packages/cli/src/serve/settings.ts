/** The settings of the server as options of the command line. */

interface SettingOption {
  readonly flags: string;
  /** What the server reads; the option sets it. */
  readonly variable: string;
  readonly about: string;
  /** For whole numbers. */
  readonly range?: readonly [least: number, most: number];
}

export const SETTINGS: readonly SettingOption[] = [
  {
    flags: '-p, --port <n>',
    variable: 'EVERVALE_PORT',
    about: 'port to listen on, 8080 if not said; 0: any free one',
    range: [0, 65535],
  },
  {
    flags: '--host <address>',
    variable: 'EVERVALE_HOST',
    about: 'address to listen on, 127.0.0.1 if not said; 0.0.0.0: every one',
  },
  {
    flags: '--data <folder>',
    variable: 'EVERVALE_DATA',
    about: 'folder of the SQLite file, ./data if not said',
  },
  {
    flags: '--database-url <url>',
    variable: 'DATABASE_URL',
    about: 'PostgreSQL instead of SQLite, for several processes',
  },
  {
    flags: '--origin <url>',
    variable: 'EVERVALE_ORIGIN',
    about: 'where browsers find it, such as https://games.example.org',
  },
  {
    flags: '--trust-proxy',
    variable: 'EVERVALE_TRUST_PROXY',
    about: 'believe X-Forwarded-For; only behind your own proxy',
  },
  {
    flags: '--thinkers <n>',
    variable: 'EVERVALE_THINKERS',
    about: 'threads in which computer players think, 1 if not said',
    range: [1, 64],
  },
  {
    flags: '--log <level>',
    variable: 'EVERVALE_LOG',
    about: 'debug, info, warn, error or silent; info if not said, warn at a terminal',
  },
  {
    flags: '--rate <n>',
    variable: 'EVERVALE_RATE',
    about: 'requests per second and person on average, 20 if not said',
    range: [1, 1_000_000],
  },
  {
    flags: '--metrics-token <token>',
    variable: 'EVERVALE_METRICS_TOKEN',
    about: 'bearer token for /metrics from other machines',
  },
  {
    flags: '--contact <url>',
    variable: 'EVERVALE_CONTACT',
    about: 'whom push services can write to, a mailto: address',
  },
];

/** What commander has read, by the names of the options. */
export type Given = Readonly<Record<string, string | number | true | undefined>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with the options laid over it. Whoever watches wants to read no JSON. */
export function environmentOf(given: Given, env: Environment, watched: boolean): Environment {
  const usual = {
    ...(env['PORT'] && { EVERVALE_PORT: env['PORT'] }),
    ...(watched && { EVERVALE_LOG: 'warn' }),
  };
  const chosen = SETTINGS.flatMap(({ flags, variable }) => {
    const value = given[nameOf(flags)];
    if (value === undefined) return [];
    return [[variable, value === true ? 'yes' : String(value)] as const];
  });
  return { ...usual, ...env, ...Object.fromEntries(chosen) };
}

/** `-p, --trust-proxy <n>` is `trustProxy`. */
function nameOf(flags: string): string {
  const [, long] = /--([a-z-]+)/.exec(flags)!;
  return long.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
