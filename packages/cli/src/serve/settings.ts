/** The settings of the server as options of the command line. */
import { SETTINGS, type Setting } from '@evervale/server/settings';
import { Option } from 'commander';
import { wholeNumber } from '../arguments.ts';

/** What commander has read, by the names of the options. */
export type Given = Readonly<Record<string, string | number | true | undefined>>;
type Environment = Readonly<Record<string, string | undefined>>;
type Name = keyof typeof SETTINGS;

const ALL = Object.keys(SETTINGS) as Name[];

/** Options for these settings, or for all of them; each names its variable. */
export function settingOptions(names: readonly Name[] = ALL): Option[] {
  return names.map((name) => {
    const { flags, variable, usual, about, range }: Setting = SETTINGS[name];
    const otherwise = usual === '' ? '' : `, ${usual} if not said`;
    const option = new Option(flags, `${about}${otherwise} (${variable})`);
    return range ? option.argParser(wholeNumber(...range)) : option;
  });
}

/** The environment with the options laid over it. Whoever watches wants to read no JSON. */
export function environmentOf(given: Given, env: Environment, watched = false): Environment {
  const chosen = ALL.flatMap((name) => {
    const { flags, variable } = SETTINGS[name];
    const value = given[optionName(flags)];
    if (value === undefined) return [];
    return [[variable, value === true ? 'yes' : String(value)] as const];
  });
  return { ...(watched && { EVERVALE_LOG: 'warn' }), ...env, ...Object.fromEntries(chosen) };
}

/** `-p, --trust-proxy <n>` is `trustProxy`. */
function optionName(flags: string): string {
  const [, long] = /--([a-z-]+)/.exec(flags)!;
  return long.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
