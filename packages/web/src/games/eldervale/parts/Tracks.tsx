/** Glory as a constellation in the sky above the map, and what an Orb can be given for. */
import { GLORY_SPACES, ORB_REWARDS } from '@evervale/eldervale';
import type { CSSProperties } from 'react';
import { MarkerFigure, OrbFigure, ResourceIcon } from '../art/index.ts';
import { useTable } from '../context.ts';
import { tonesOf } from '../model/tones.ts';
import { Thing } from './Thing.tsx';

/** What a space of the track gives: a picture. */
function GlorySign({ n }: { n: number }) {
  const space = GLORY_SPACES[n - 1];
  const { view } = useTable();
  if (space === 'orb') {
    const which = GLORY_SPACES.indexOf('orb') === n - 1 ? 0 : 1;
    return view.gloryOrbs[which] ? <OrbFigure /> : <Vp n={2} />;
  }
  if (space.verb === 'vp') return <Vp n={2} />;
  if (space.verb === 'power') return <PowerSign />;
  return <ResourceIcon kind="any" />;
}

const Vp = ({ n }: { n: number }) => (
  <b className="gives-vp" aria-hidden="true">
    {n}
  </b>
);

function PowerSign() {
  return (
    <svg viewBox="0 0 16 16" className="power-sign" aria-hidden="true">
      <path d="M8 1l5 5h-3v9H6V6H3z" />
    </svg>
  );
}

export function Glory() {
  const { view, names, words, t } = useTable();
  const spaces = [0, ...GLORY_SPACES.map((_, i) => i + 1)];
  const there = (n: number) =>
    view.seats.filter(({ glory }) => glory !== null && Math.min(glory, GLORY_SPACES.length) === n);
  return (
    <div className="glory">
      <h3>{words.print({ key: 'view.glory' })}</h3>
      <ol>
        {spaces.map((n) => (
          <li key={n} style={{ '--i': n } as CSSProperties} data-anchor={`glory/${n}`}>
            <span className="star">
              {n === 0 ? (
                <svg viewBox="0 0 16 16" aria-hidden="true" className="first-star">
                  <path d="M8 1l2 5 5 .500-4 3.500 1.500 5L8 12l-4.500 3L5 10 1 6.500 6 6z" />
                </svg>
              ) : (
                <GlorySign n={n} />
              )}
            </span>
            <span className="markers">
              {there(n).map(({ seat, element }) => (
                <span
                  key={seat}
                  style={{ '--seat': tonesOf(element).middle } as CSSProperties}
                  title={t('glory.at', { player: names[seat], n })}
                >
                  {element !== null && <MarkerFigure element={element} />}
                  <span className="sr">{t('glory.at', { player: names[seat], n })}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const REWARD_SIGNS: Readonly<Record<string, readonly [kind: string, n: number]>> = {
  potions: ['potion', 2],
  gems: ['gem', 2],
  scrolls: ['scroll', 2],
  tools: ['tool', 2],
  gold: ['gold', 2],
  cards: ['magic', 3],
};

export function Rewards() {
  const { view, words, t } = useTable();
  return (
    <div className="rewards">
      <h3>{words.print({ key: 'view.orbs' })}</h3>
      <ul>
        {ORB_REWARDS.map(({ id }) => {
          const free = view.rewards.find((one) => one.id === id)?.free ?? false;
          const [kind, n] = REWARD_SIGNS[id] ?? [id, id === 'power' ? 1 : 4];
          const said = words.print({ key: `reward.${id}` });
          return (
            <li key={id} data-used={!free || undefined}>
              <Thing target={`reward/${id}`} label={free ? said : `${said}: ${t('reward.used')}`}>
                {!free && <OrbFigure className="given" />}
                {kind === 'power' ? (
                  <PowerSign />
                ) : kind === 'points' ? (
                  <Vp n={4} />
                ) : (
                  <ResourceIcon kind={kind as 'gem'} />
                )}
                {kind !== 'points' && <b aria-hidden="true">{n}</b>}
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
