/** Short ways to write the branching parts of an ICU pattern. */

/** One form for each value of an argument; `other` is for everything not named. */
export function select(
  arg: string,
  cases: { readonly other: string; readonly [value: string]: string },
): string {
  const { other, ...named } = cases;
  const branches = [...Object.entries(named), ['other', other]];
  return `{${arg}, select, ${branches.map(([value, form]) => `${value} {${form}}`).join(' ')}}`;
}

/** Singular and plural by the rules of the language printed; `#` stands for the number. */
export function plural(one: string, other: string, arg = 'n'): string {
  return `{${arg}, plural, one {${one}} other {${other}}}`;
}

/** A digit and its noun: `count('card', 'cards')` prints "1 card", "2 cards". */
export function count(one: string, other: string): string {
  return plural(`# ${one}`, `# ${other}`);
}
