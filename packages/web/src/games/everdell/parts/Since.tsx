/** What the others did since the own last turn: a small picture and a sentence each, which leads to the moment. */
import { useMemo, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { Figure } from '../../../art/Figure.tsx';
import { CARD_FIGURES } from '../art/figureNames.ts';
import { Animal } from '../art/Animal.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { SeasonSign } from '../art/SeasonSign.tsx';
import type { Action } from '../../common/actions.ts';
import { sinceLastTurn } from '../../common/since.ts';
import { useTable } from '../context.ts';
import { figureOf } from '../model/about.ts';
import { actionsOf } from '../model/actions.ts';
import { linked } from '../model/linked.ts';
import { seatLook } from '../model/seats.ts';
import { mainSign } from '../model/signs.ts';

/** The thing it was about. */
function Picture({ action: { head, seat } }: { action: Action }) {
  const { words, view } = useTable();
  const thing = linked(head.text, words).find((piece) => typeof piece !== 'string');
  if (head.type === 'season' && seat !== null) {
    return <SeasonSign season={view.players[seat].season} />;
  }
  if (thing === undefined) return null;
  if (thing.kind === 'card') return <Figure name={CARD_FIGURES[thing.id]} />;
  if (thing.kind === 'place') return <GoodIcon good={mainSign(thing.id)} />;
  const figure = figureOf(thing.kind, thing.id);
  return figure === undefined ? null : <Figure name={figure} />;
}

export function Since() {
  const { log, snapshot, words, view, names } = useTable();
  const { seat: me, record, config, outcome } = snapshot;
  const actions = useMemo(() => {
    const from = log[sinceLastTurn(log, me)]?.at ?? Infinity;
    return actionsOf(log).filter(({ at, seat }) => at >= from && seat !== null && seat !== me);
  }, [log, me]);
  if (actions.length === 0 || outcome !== null) return null;
  return (
    <section className="since" aria-label={words.t('table.since')}>
      <h2>{words.t('table.since')}</h2>
      <ul>
        {actions.map((action, i) => {
          const look = seatLook(view, action.seat!);
          const inside = (
            <>
              <Animal look={look} title={names[action.seat!]} />
              <span className="since-picture">
                <Picture action={action} />
              </span>
              <span>{words.print(action.head.text)}</span>
            </>
          );
          return (
            <li key={i} style={{ '--seat': look.color } as CSSProperties}>
              {record === null ? (
                <span>{inside}</span>
              ) : (
                <Link href={`/replay/${config.id}?at=${action.at}`} title={words.t('since.replay')}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
