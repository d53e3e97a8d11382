/** All boxes, as a table is asked for them. A new box is one line here. */
import { base } from './base/index.ts';
import { bellfaire } from './bellfaire/index.ts';
import type { Box } from './content/box.ts';
import { corrin } from './corrin/index.ts';
import { extra } from './extra/index.ts';
import { farms } from './farms/index.ts';
import { legends } from './legends/index.ts';
import { mistwood } from './mistwood/index.ts';
import { newleaf } from './newleaf/index.ts';
import { pearlbrook } from './pearlbrook/index.ts';
import { powers } from './powers/index.ts';
import { spirecrest } from './spirecrest/index.ts';
import { rugwortCards } from './rugwort-cards/index.ts';
import { rugwort } from './rugwort/index.ts';

const listed = [
  base,
  rugwort,
  pearlbrook,
  spirecrest,
  extra,
  rugwortCards,
  corrin,
  farms,
  ...bellfaire,
  legends,
  powers,
  ...newleaf,
  mistwood,
] as const;

export type ListedBox = (typeof listed)[number];
export const boxList: readonly Box[] = listed;
