/** The power of a player: what it says, what lies on it, and places and cards that it brings (17.1). */
import type { PlayerView, PowerView } from '@evervale/everdell';
import { Figure } from '../../../art/Figure.tsx';
import { POWER_FIGURES } from '../art/figureNames.ts';
import { Animal } from '../../../art/people/Animal.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { Picture } from '../art/Picture.tsx';
import { useTable } from '../context.ts';
import { seatLook } from '../model/seats.ts';
import { softened } from '../../common/syllables.ts';
import { CardFace } from './CardFace.tsx';
import { Target } from './Target.tsx';

/** The own Forest cards of the lizards. */
function OwnForest({ forest }: { forest: PowerView['forest'] }) {
  const { view, words, names } = useTable();
  return forest.map(({ id, workers }) => (
    <Target
      key={id}
      target={`place/${id}`}
      kind="place"
      id={id}
      label={words.name(id)}
      className="power-place"
    >
      {words.name(id)}
      {workers.map((seat) => (
        <Animal key={seat} look={seatLook(view, seat)} title={names[seat]} />
      ))}
    </Target>
  ));
}

/** Farms of the pigs, which everybody may play, or cards that the bats have put aside. */
function PowerCards({ power }: { power: PowerView }) {
  const { words, options } = useTable();
  return power.cards.slice(0, 3).map((id, i) => (
    <Target
      key={i}
      target={options.has(`pile/${id}`) ? `pile/${id}` : `archive/${id}`}
      kind="card"
      id={id}
      label={words.name(id)}
      className="card-button"
    >
      <CardFace id={id} size="mini" words={words} />
    </Target>
  ));
}

export function Power({ player }: { player: PlayerView }) {
  const { words } = useTable();
  const { power, seat } = player;
  if (power === null) return null;
  const { id, tokens, resource, pile, forest } = power;
  return (
    <>
      <Target
        target={null}
        anchor={`power/${seat}`}
        kind="power"
        id={id}
        label={words.name(id)}
        className="adornment power"
      >
        <Picture id={id} figure={POWER_FIGURES[id]} hue="production" />
        <span className="adornment-name">{softened(words.name(id))}</span>
        <span className="power-goods">
          {tokens > 0 && (
            <span className="good-count">
              <GoodIcon good="point" />
              <b>{tokens}</b>
            </span>
          )}
          {resource && <GoodIcon good={resource} />}
          {pile > 0 && (
            <span className="good-count">
              <GoodIcon good="card" />
              <b>{pile}</b>
            </span>
          )}
        </span>
      </Target>
      <OwnForest forest={forest} />
      <PowerCards power={power} />
    </>
  );
}

/** The token of somebody's power on a place or on a card of the Meadow. */
export function PowerToken({ on }: { on: { place: string } | { meadow: number } }) {
  const { view, words } = useTable();
  const there = view.players.filter(({ power }) =>
    'place' in on
      ? power?.place === on.place || power?.places.includes(on.place)
      : power?.meadow === on.meadow + 1,
  );
  return there.map(({ seat, power }) => (
    <span key={seat} className="power-token" title={words.name(power!.id)}>
      <Figure name={POWER_FIGURES[power!.id]} />
      <span className="sr">{words.name(power!.id)}</span>
    </span>
  ));
}
