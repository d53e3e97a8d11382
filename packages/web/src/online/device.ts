/** "Firefox, Linux" out of what browsers say about themselves. */

/** The more special first: they all claim to be the common ones too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

export function deviceName(agent: string): string {
  const known = [BROWSERS, SYSTEMS].flatMap((list) => {
    const found = list.find(([mark]) => agent.includes(mark));
    return found === undefined ? [] : [found[1]];
  });
  return known.length > 0 ? known.join(', ') : agent.slice(0, 40);
}
