/** Spirecrest in text mode: the mountain board, the weather, and what travellers have. */
import {
  findText,
  tileText,
  weatherText,
  type MountainView,
  type PlayerView,
} from '@evervale/everdell';
import type { Words } from '../../../shell/useWords.ts';
import { useTable } from '../context.ts';
import { Things, type Line } from './TextThings.tsx';

function tileLines({ sections }: MountainView, words: Words, names: readonly string[]): Line[] {
  return sections.flatMap(({ id, tiles, shown, count, hares, discoveries }): Line[] => {
    const section: Line = {
      target: `section/${id}`,
      name: words.name(`spirecrest-${id}`),
      text: `${words.t('mountain.finds', { n: discoveries })}${shown ? '' : ` · ${words.t('mountain.covered', { n: count })}`}`,
      note: hares.map((seat) => names[seat]).join(', '),
    };
    const open = tiles.flatMap((tile): Line[] =>
      tile === null
        ? []
        : [{ target: `tile/${tile}`, name: words.name(tile), text: words.print(tileText(tile)) }],
    );
    return [section, ...open];
  });
}

export function MountainText() {
  const { view, words, names, snapshot } = useTable();
  const { mountain } = view;
  if (mountain === null) return null;
  const finds = mountain.offer.flatMap((id) => (id === null ? [] : [id]));
  return (
    <>
      {finds.length > 0 && (
        <Things
          title={words.name('spirecrest-exploration')}
          things={finds.map((id) => ({
            target: `discover/${id}`,
            name: words.name(id),
            text: words.print(findText(id)),
          }))}
        />
      )}
      <Things title={words.name('spirecrest-board')} things={tileLines(mountain, words, names)} />
      <Things
        title={words.t('mountain.weather')}
        things={mountain.weather.map(({ season, weather, binds }) => ({
          target: `weather/${season}`,
          name: words.name(weather ?? `season-${season}`),
          text: weather === null ? words.t('mountain.unknown') : words.print(weatherText(weather)),
          note: binds.includes(snapshot.seat) ? words.t('mountain.binds') : '',
        }))}
      />
    </>
  );
}

/** Expedition and discoveries of a player, in words. */
export function expeditionOf({ travel }: PlayerView, { name, t }: Words): string {
  if (travel === null) return '';
  const tiles = travel.expedition.map(({ tile, reached }) =>
    reached ? `${name(tile)} (${t('mountain.reached')})` : name(tile),
  );
  const finds = travel.discoveries.map(({ id, cards }) =>
    [name(id), ...(cards.length > 0 ? [`(${cards.map(name).join(', ')})`] : [])].join(' '),
  );
  return [
    ...(tiles.length > 0 ? [`${name('spirecrest-expedition')}: ${tiles.join(', ')}`] : []),
    ...finds,
  ].join(' · ');
}
