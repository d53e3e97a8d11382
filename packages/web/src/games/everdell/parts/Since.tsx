/** What the others did since the own last turn: a small picture and a sentence each, which leads to the moment. */
import { CARDS } from '@evervale/everdell';
import type { Text } from '@evervale/kernel';
import { useMemo, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { CARD_FIGURES } from '../art/figureNames.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { Milestone } from '../art/Motif.tsx';
import { Picture } from '../art/Picture.tsx';
import { SeasonSign } from '../art/SeasonSign.tsx';
import type { Action } from '../../common/actions.ts';
import { useTable } from '../context.ts';
import { figureOf, hueOf } from '../model/about.ts';
import { actionsSince } from '../model/actions.ts';
import { linked } from '../model/linked.ts';
import { seatLook } from '../model/seats.ts';
import { mainSign } from '../model/signs.ts';
import { Price } from './Price.tsx';
import { Said } from './Said.tsx';

/** The texts of a stage of the Journey and of the Haven, wherever they stand in a sentence. */
const STAGE = 'spot.journey';
const HAVEN = 'spot.haven';
const tellsOf = ({ key, args = {} }: Text, wanted: string): boolean =>
  key === wanted ||
  Object.values(args).some((arg) => typeof arg === 'object' && tellsOf(arg, wanted));

/** What it was about, as it looks on the table. */
function About({ action: { head, seat } }: { action: Action }) {
  const { words, view } = useTable();
  const thing = linked(head.text, words).find((piece) => typeof piece !== 'string');
  if (head.type === 'season' && seat !== null) {
    return <SeasonSign season={view.players[seat].season} />;
  }
  if (thing === undefined) {
    if (tellsOf(head.text, STAGE)) return <Milestone points={2} />;
    return tellsOf(head.text, HAVEN) ? <GoodIcon good="any" /> : null;
  }
  const { kind, id } = thing;
  if (kind === 'card') {
    return <Picture id={id} figure={CARD_FIGURES[id]} hue={CARDS.of(CARDS.kindOf(id)).color} />;
  }
  if (kind === 'riverSpot') return <GoodIcon good="pearl" />;
  const figure = figureOf(kind, id);
  if (kind === 'place' && figure === undefined) return <GoodIcon good={mainSign(id)} />;
  return figure === undefined ? null : <Picture id={id} figure={figure} hue={hueOf(kind)} />;
}

export function Since() {
  const { log, snapshot, words, view, names } = useTable();
  const { seat: me, record, config, outcome } = snapshot;
  const actions = useMemo(() => actionsSince(log, me), [log, me]);
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
                <About action={action} />
              </span>
              <span>
                <Said text={action.head.text} words={words} inspect={null} />
                <Price action={action} words={words} />
              </span>
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
