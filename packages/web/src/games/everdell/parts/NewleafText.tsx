/** Newleaf in text mode: the station, and what players have beside their cities. */
import { cardText, carText, visitorText, type PlayerView } from '@evervale/everdell';
import type { Words } from '../../../shell/useWords.ts';
import { useTable } from '../context.ts';
import { Things, type Line } from './TextThings.tsx';

/** The station: cards with their train cars, and the visitors that can be seen. */
export function StationText() {
  const { view, words } = useTable();
  if (view.station === null) return null;
  const { places, visitors, bag } = view.station;
  return (
    <>
      <Things
        title={words.name('newleaf-station')}
        things={places.flatMap(({ card, car }, i): Line[] =>
          card === null
            ? []
            : [
                {
                  target: `station/${i}`,
                  name: words.name(card),
                  text: words.print(cardText(card)),
                  note:
                    car === null
                      ? ''
                      : `${words.name('newleaf-train-car')}: ${words.print(carText(car))}`,
                },
              ],
        )}
      />
      <Things
        title={words.t('table.visitors')}
        things={visitors.flatMap(({ visitor, count }): Line[] =>
          visitor === null
            ? []
            : [
                {
                  target: `visitor/${visitor}`,
                  name: words.name(visitor),
                  text: words.print(visitorText(visitor)),
                  note: words.t('station.waiting', { n: count }),
                },
              ],
        )}
      />
      <p>{words.t('station.bag', { n: bag })}.</p>
    </>
  );
}

/** Visitors beside a city, golden tokens, ticket and reservation, in words. */
export function travelOf(
  { guests, goldenTokens, ticket, reservation }: PlayerView,
  words: Words,
): string {
  const { name, t } = words;
  return [
    ...(goldenTokens === null ? [] : [`${name('term-golden-token')} ${goldenTokens}`]),
    ...(ticket === null || ticket === 'discarded'
      ? []
      : [`${name('newleaf-ticket')} (${name(`newleaf-${ticket}`)})`]),
    ...(reservation === null
      ? []
      : [
          reservation.card !== null
            ? `${name('newleaf-reservation')}: ${name(reservation.card)}`
            : t(reservation.used ? 'reservation.used' : 'reservation.free'),
        ]),
    ...(guests ?? []).map(
      ({ visitor, content }) =>
        `${name(visitor)} (${t(content ? 'visitor.content' : 'visitor.waits')})`,
    ),
  ].join(' · ');
}
