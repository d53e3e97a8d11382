/** Farms through the seasons: eight Farms in place of the usual ones (19.7). */
import { addBox } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { farms } from './cards.ts';

const FARMS_BOX = 1 << 4;

export function loadFarms(): void {
  addBox({ id: 'farms', bit: FARMS_BOX, without: ['farm'] });
  farms.forEach((card) => CARDS.add(card));
}
