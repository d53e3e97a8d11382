/** Links to tables. Their secret stands behind the #, where no server logs it. */
export const pathTo = (id: string, secret: string | null): string =>
  `/table/${id}${secret === null ? '' : `#key=${secret}`}`;

export const linkTo = (id: string, secret: string | null): string =>
  `${location.origin}${pathTo(id, secret)}`;

export const secretHere = (): string | undefined => /^#key=([\w-]+)$/.exec(location.hash)?.[1];

/** Where a pasted link or number leads; null if it is none of ours. */
export function pathIn(text: string): string | null {
  const found = /(?:\/table\/)?([\w-]{6,32})(#key=[\w-]+)?\s*$/.exec(text.trim());
  return found && `/table/${found[1]}${found[2] ?? ''}`;
}
