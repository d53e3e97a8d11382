/** What is known of the thing that is looked at: stands in the prompt, never over the map. */
import type { RealmView } from '@evervale/eldervale';
import { useGame } from '../../../shell/useGame.ts';
import { CardPicture, MonsterFigure, ResourceIcon, Rune, TreasureToken } from '../art/index.ts';
import { usableAt, useTable } from '../context.ts';
import {
  cardOf,
  dwellingNeighbours,
  isMonster,
  isRuin,
  magicOf,
  nameIdOf,
  realmAt,
  realmOf,
} from '../model/board.ts';
import { isNear } from '../model/hex.ts';
import { diceOf, homeDice, percent, winChance } from '../model/odds.ts';
import {
  distanceSaying,
  figureSaying,
  goodsOf,
  realmName,
  threatSaying,
  tokenSaying,
} from '../model/saying.ts';
import { ruleOfReason } from '../model/ruleOf.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { PriceRow } from './Adventure.tsx';
import { Signed } from './Signed.tsx';

/** The text of a thing by its name. */
function ThingText({ id }: { id: string }) {
  const { lookup } = useGame();
  return <Signed text={lookup.find(id)?.text()} className="thing-text" />;
}

function Reasons({ target }: { target: string }) {
  const { reasons, words, unit } = useTable();
  const all = reasons.get(target) ?? [];
  const own = unit === null ? all : all.filter(({ key }) => key.startsWith(`place:${unit}@`));
  // Several Units may be kept out for the same reason.
  const found = new Map((own.length > 0 ? own : all).map((one) => [words.print(one.text), one]));
  if (found.size === 0) return null;
  return (
    <div className="why" role="status">
      {[...found].map(([text, { key, reason }]) => (
        <p key={text}>
          {text} <RuleLink id={ruleOfReason(key, reason)} />
        </p>
      ))}
    </div>
  );
}

function RealmNote({ realm }: { realm: RealmView }) {
  const table = useTable();
  const { words, t, view, snapshot, unit } = table;
  const target = `realm/${realm.tile}`;
  const tile = realmOf(realm.tile);
  const threat = unit === null ? null : threatSaying(table, realm);
  const far = distanceSaying(table, snapshot.seat, realm);
  const can = usableAt(table, target).length > 0;
  const monster = realm.figures.find((figure) => isMonster(figure.unit));
  return (
    <section className="note">
      <h3>
        {tile !== undefined && <Rune element={tile.element} />}
        {realmName(table, realm.tile)}
      </h3>
      {realm.stacks.some(({ top }) => top !== null) && (
        <p className="takes">
          {realm.stacks.map(
            ({ top }, i) =>
              top !== null && (
                <span key={i} title={tokenSaying(table, top)}>
                  <TreasureToken token={top} /> {tokenSaying(table, top)}
                </span>
              ),
          )}
        </p>
      )}
      {tile === undefined && <ThingText id={nameIdOf(realm.tile)} />}
      {threat !== null && (
        <p className="threat">
          <ResourceIcon kind={realm.threat?.unit ? 'claw' : 'battle'} /> {threat}
        </p>
      )}
      {threat !== null && <ThreatOdds realm={realm} />}
      {!can && <Reasons target={target} />}
      {tile !== undefined && realm.dweller === null && (
        <p className="worth">
          <PriceRow goods={goodsOf(tile.cost)} />{' '}
          {t('map.vpNow', { n: 2 * dwellingNeighbours(view, realm).length })},{' '}
          {t('map.powerIn', { n: tile.sigils, element: words.name(tile.element) })}
        </p>
      )}
      {realm.figures.length > 0 && (
        <p>{realm.figures.map((figure) => figureSaying(table, figure)).join(', ')}</p>
      )}
      {monster !== undefined && <MonsterNote id={monster.unit} />}
      {far !== null && <p className="far">{far}</p>}
    </section>
  );
}

/** The chance of the Unit that would be placed there, with Dwellings around, by dice alone. */
function ThreatOdds({ realm }: { realm: RealmView }) {
  const { view, snapshot, unit, t } = useTable();
  const own = unit === null ? null : diceOf(unit);
  if (own === null || realm.threat === null) return null;
  const dice = own + homeDice(view, snapshot.seat, realm);
  return <p>{t('battle.oddsWith', { n: percent(winChance(dice, [realm.threat.dice])), dice })}</p>;
}

function MonsterNote({ id }: { id: string }) {
  return (
    <div className="monster-note">
      <MonsterFigure monster={id} />
      <ThingText id={id} />
    </div>
  );
}

function CellNote({ q, r }: { q: number; r: number }) {
  const table = useTable();
  const { view, words, t } = table;
  const around = view.realms.filter((realm) => isNear(realm, { q, r }));
  const worth = around.filter(({ tile, dweller }) => isRuin(tile) || dweller !== null);
  return (
    <section className="note">
      <h3>{view.turnedUp !== null && words.name(nameIdOf(view.turnedUp))}</h3>
      <p>{around.map(({ tile }) => realmName(table, tile)).join(', ')}</p>
      <p className="worth">{t('map.vpNow', { n: 2 * worth.length })}</p>
    </section>
  );
}

/** A card, a token or anything else with a name and a text. */
function CardNote({ id, target }: { id: string; target: string }) {
  const { words } = useTable();
  const card = cardOf(id);
  return (
    <section className="note">
      <h3>{words.name(id)}</h3>
      {(card !== undefined || magicOf(id) !== undefined) && <CardPicture card={id} />}
      <ThingText id={id} />
      {card !== undefined && <PriceRow goods={goodsOf(card.cost)} />}
      <Reasons target={target} />
    </section>
  );
}

export function Note({ target }: { target: string }) {
  const { view } = useTable();
  const [zone, ...rest] = target.split('/');
  const id = rest.at(-1) ?? '';
  if (zone === 'realm') {
    const realm = realmAt(view, id);
    return realm === undefined ? null : <RealmNote realm={realm} />;
  }
  if (zone === 'cell') {
    const [q, r] = id.split(',').map(Number);
    return <CellNote q={q} r={r} />;
  }
  if (cardOf(id) !== undefined || magicOf(id) !== undefined) {
    return <CardNote id={id} target={target} />;
  }
  return null;
}
