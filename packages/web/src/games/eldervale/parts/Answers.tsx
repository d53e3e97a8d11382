/** The answers to what is asked: those of the question, those of the thing that is looked at, Free Actions. */
import { RESOURCES, type Element, type Resource } from '@evervale/eldervale';
import { useState } from 'react';
import { useGame } from '../../../shell/useGame.ts';
import { Die, ResourceIcon, Rune, TONES } from '../art/index.ts';
import { usableAt, useTable, type Table } from '../context.ts';
import { cardOf, realmAt, realmOf } from '../model/board.ts';
import { diceOf, homeDice, percent, winChance } from '../model/odds.ts';
import { answerOf, askedBy, endsIt, keysFor } from '../model/prompt.ts';
import { actOf, type Option } from '../model/targets.ts';
import { Figure } from './Figures.tsx';
import { Chosen } from '../../common/Chosen.tsx';
import { isQuiet } from '../../common/quiet.ts';
import { Reach } from './Own.tsx';

const isElement = (id: string): id is Element => Object.hasOwn(TONES, id);

/** A picture for an answer: the resource, element or Unit that its key names. */
function AnswerSign({ option }: { option: Option }) {
  const { view, snapshot } = useTable();
  const [what, where] = option.key.split('@');
  const object = what.split(':')[1] ?? '';
  const good = object.replace(/^any-/, '').replace(/\+.*$/, '');
  if (RESOURCES.includes(good as Resource) || good === 'magic') {
    return <ResourceIcon kind={good as Resource} />;
  }
  if (isElement(object)) return <Rune element={object} on="paper" className="rune-disc" />;
  const die = /^die:(\d)/.exec(option.key);
  if (die) {
    const { element } = view.seats[snapshot.seat];
    return <Die face={Number(die[1])} element={element ?? 'order'} />;
  }
  if (option.key === 'sword') return <ResourceIcon kind="sword" />;
  if (/^(worker|warrior|wizard|dragon)/.test(object)) {
    const unit = /^\w+/.exec(object)![0];
    return <Figure view={view} figure={{ seat: snapshot.seat, unit }} />;
  }
  const element = cardOf(object)?.element ?? realmOf(where ?? object)?.element;
  return element === undefined ? null : <Rune element={element} on="paper" className="rune-disc" />;
}

/** What joining with this Unit makes of one's chance, by dice alone. */
function JoinOdds({ option }: { option: Option }) {
  const { view, snapshot, t } = useTable();
  const { battle } = view;
  if (battle === null || actOf(option.key) !== 'join') return null;
  const unit = diceOf(/^join:([^@]+)/.exec(option.key)?.[1] ?? '');
  const realm = realmAt(view, battle.tile);
  if (unit === null || realm === undefined) return null;
  const mine = battle.sides.find(({ seat }) => seat === snapshot.seat);
  const others = battle.sides.filter((side) => side !== mine).map(({ dice }) => dice);
  const dice = Math.min(6, unit + (mine?.dice ?? homeDice(view, snapshot.seat, realm)));
  return (
    <small className="join-odds">
      {t('battle.oddsWith', { n: percent(winChance(dice, others)), dice })}
    </small>
  );
}

/** Where cards or peoples are chosen, their texts stand on the answers. */
function AnswerText({ option }: { option: Option }) {
  const { snapshot, words } = useTable();
  const { lookup } = useGame();
  const { decision } = snapshot;
  const [act, object] = option.key.split('@')[0].split(':');
  if (decision === null || object === undefined || !TOLD.has(act)) return null;
  const text = lookup.find(object)?.text();
  if (text === undefined) return null;
  // Of a card that may be acquired or burned it is said once.
  const isSaid = act === 'burn' && decision.options.some(({ key }) => key === `acquire:${object}`);
  if (isSaid) return null;
  return <small data-lies={LIES.has(act) || undefined}>{words.print(text)}</small>;
}

/** Cards that lie face up above the map or, in a draft, over it. */
const LIES = new Set(['acquire', 'burn', 'keep']);

const TOLD = new Set(['faction', 'acquire', 'burn', 'recover', 'card', 'keep', 'rush', 'monster']);

/** The key, and its sign, which few fonts have. */
const ENTER = '↵';
const EnterSign = () => (
  <svg viewBox="0 0 12 12" className="enter-sign" aria-hidden="true">
    <path d="M10 2.500v4H2.500M5 4L2.500 6.500 5 9" />
  </svg>
);

interface AnswerProps {
  readonly option: Option;
  readonly hotkey: string | undefined;
  readonly label?: string;
}

function Answer({ option, hotkey, label }: AnswerProps) {
  const { pick, words, snapshot } = useTable();
  const prompt = snapshot.decision?.prompt.key ?? '';
  return (
    <button
      type="button"
      className={`answer ${isQuiet(option) || option.key === 'regroup' ? 'plain' : ''}`}
      data-code={option.code}
      data-key={hotkey}
      onClick={() => pick(option)}
    >
      {hotkey !== undefined && <kbd>{hotkey === ENTER ? <EnterSign /> : hotkey}</kbd>}
      <AnswerSign option={option} />
      <span>
        {label ?? words.print(answerOf(option, prompt))}
        <AnswerText option={option} />
      </span>
      <JoinOdds option={option} />
    </button>
  );
}

/** What can be done with the thing that is looked at, where a click alone would not say what is meant. */
export function hereFor(table: Table): readonly Option[] {
  const { looked, options } = table;
  if (looked === null) return [];
  const usable = usableAt(table, looked.target);
  if (isPlacing(usable)) return usable;
  if (!looked.pinned) return [];
  return [...usable, ...(options.get(looked.target) ?? []).filter((one) => !usable.includes(one))];
}

const isPlacing = (options: readonly Option[]): boolean =>
  options.length === 1 && actOf(options[0].key) === 'place';

export function Here({ options }: { options: readonly Option[] }) {
  const { t } = useTable();
  if (options.length === 0) return null;
  const keys = keysFor(options);
  return (
    <div className="answers here">
      {options.map((option) =>
        isPlacing(options) ? (
          <Answer key={option.code} option={option} hotkey={ENTER} label={t('prompt.here')} />
        ) : (
          <Answer key={option.code} option={option} hotkey={keys.get(option.code)} />
        ),
      )}
    </div>
  );
}

function Free({ options }: { options: readonly Option[] }) {
  const { t } = useTable();
  const [open, setOpen] = useState(false);
  if (options.length === 0) return null;
  return (
    <div className="free">
      <button
        type="button"
        className="answer plain"
        aria-expanded={open}
        data-key="F"
        onClick={() => setOpen(!open)}
      >
        <kbd>F</kbd>
        <span>
          {t('prompt.free')} <b>{options.length}</b>
        </span>
      </button>
      {open && (
        <div className="answers">
          {options.map((option) => (
            <Answer key={option.code} option={option} hotkey={undefined} />
          ))}
        </div>
      )}
    </div>
  );
}

/** All Realms that are lit, by name: for phones and for those who do not use the map. */
function Lit({ options, title }: { options: readonly Option[]; title: string }) {
  const { unit } = useTable();
  const own =
    unit === null ? options : options.filter(({ key }) => key.startsWith(`place:${unit}`));
  if (own.length === 0) return null;
  // A Unit may come to the same Realm from several places.
  const realms = new Set(own.map(({ key }) => key.split('@').at(-1)));
  return (
    <details className="lit-list">
      <summary>
        {title} <b>{realms.size}</b>
      </summary>
      <div className="answers">
        {own.map((option) => (
          <Answer key={option.code} option={option} hotkey={undefined} />
        ))}
      </div>
    </details>
  );
}

export function Answers() {
  const table = useTable();
  const { snapshot, view, t, run, words } = table;
  const { decision } = snapshot;
  if (decision === null) return null;
  const { main, onMap, free } = askedBy(decision, view);
  const here = hereFor(table);
  // What is looked at has the numbers while there is something to choose about it.
  const keys = keysFor(here.length > 0 && !isPlacing(here) ? main.filter(endsIt) : main);
  const isCells = decision.prompt.key === 'prompt.lay';
  return (
    <>
      {onMap.length > 0 && (
        <p className="hint-line">
          {table.unit === null ? t(isCells ? 'prompt.cells' : 'prompt.choose') : <Reach />}
        </p>
      )}
      <Chosen run={run} words={words} sign={(option) => <AnswerSign option={option} />} />
      <div className="ways">
        <div className="answers main">
          {main.map((option) => (
            <Answer key={option.code} option={option} hotkey={keys.get(option.code)} />
          ))}
        </div>
        <Free key={snapshot.at} options={free} />
      </div>
      <Lit options={onMap} title={t(isCells ? 'map.cells' : 'map.list')} />
    </>
  );
}
