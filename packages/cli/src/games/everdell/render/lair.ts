/** Nightweave in the terminal: her card, what she tried in vain, and what she did. */
import {
  ACTION_CARDS,
  CHARACTERS,
  PLOTS,
  POINT_CARDS,
  SCHEMES,
  SEASON_NAMES,
  actionCardName,
  difficultyName,
  countingText,
  name,
  optionText,
  t,
  whyText,
  type NightweaveView,
} from '@evervale/everdell';
import { wrap } from '../../../columns.ts';
import { faint, strong } from '../../../glyphs.ts';
import type { EverdellScene } from '../scene.ts';

const PARTS = ['first', 'second', 'substitute'] as const;

/** Lines below her name; none where she does not play. */
export function lairLines(scene: EverdellScene): string[] {
  const her = scene.view.nightweave;
  if (her === null) return [];
  return [...cardLines(scene, her), ...moduleLines(scene, her)];
}

function cardLines(scene: EverdellScene, her: NightweaveView): string[] {
  if (her.card === null) return [];
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

const MODULES = [...CHARACTERS, ...SCHEMES, ...PLOTS];

/** Her character, scheme and plot with what they say, and where webs lie. */
function moduleLines({ print, columns }: EverdellScene, { modules }: NightweaveView): string[] {
  if (modules === null) return [];
  const { character, scheme, plot, webs, webbedMeadow } = modules;
  const cards = [character, scheme, plot].flatMap((id) => MODULES.filter((card) => card.id === id));
  const places = [...webs.map((id) => print(name(id))), ...webbedMeadow.map((n) => `#${n}`)];
  const within = (line: string): string[] => wrap(line, columns - 2, '     ');
  const lines: string[] = [];
  for (const card of cards) {
    lines.push(`   ${strong(print(name(card.id)))}`);
    for (const line of countingText(card, modules.last)) {
      lines.push(...within(`     ${print(line)}`).map(faint));
    }
  }
  if (places.length > 0) {
    lines.push(...within(`   ${print(name('nightweave-web-token'))}: ${places.join(', ')}`));
  }
  return lines;
}
