/** Nightweave in the terminal: her card, what she tried in vain, and what she did. */
import {
  ACTION_CARDS,
  POINT_CARDS,
  SEASON_NAMES,
  actionCardName,
  difficultyName,
  optionText,
  t,
  whyText,
  type NightweaveView,
} from '@evervale/everdell';
import { faint, strong } from '../../../glyphs.ts';
import type { EverdellScene } from '../scene.ts';

const PARTS = ['first', 'second', 'substitute'] as const;

/** Lines below her name; none where she does not play. */
export function lairLines(scene: EverdellScene): string[] {
  const her = scene.view.nightweave;
  if (her === null || her.card === null) return [];
  const { print } = scene;
  const title = [
    print(actionCardName(her.card)),
    print(t('nw.arrow', { arrow: her.arrow })),
    print(difficultyName(her.difficulty)),
  ];
  return [`   ${strong(title[0])} ${faint(title.slice(1).join(' · '))}`, ...partLines(scene, her)];
}

function partLines({ view, print }: EverdellScene, her: NightweaveView): string[] {
  const card = ACTION_CARDS.find(({ id }) => id === her.card)!;
  const options = card.options[SEASON_NAMES.indexOf(her.season)];
  if (her.part === 'prepares' || options === null) return [];
  const context = { market: view.market !== null, star: POINT_CARDS[her.difficulty].star };
  return [...options, card.substitute].flatMap((option, i) => {
    const why = her.failed[i] ?? null;
    const did = her.part === PARTS[i];
    if (!did && why === null) return [];
    const line = print(t('nw.option', { part: PARTS[i], steps: optionText(option, context) }));
    return [did ? `   ${line}` : `   ${faint(`${line}: ${print(whyText(why!))}`)}`];
  });
}
