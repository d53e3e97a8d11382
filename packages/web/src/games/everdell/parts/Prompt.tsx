/** What is asked now: the question, its answers, the reason why something is not possible, undo. */
import { powerText, RESOURCE_NAMES, type Resource } from '@evervale/everdell';
import type { Blocked } from '@evervale/kernel';
import { useState } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { CARD_FIGURES, POWER_FIGURES, RIVER_FIGURES } from '../art/figureNames.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { Animal } from '../art/Animal.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { useTable } from '../context.ts';
import { ruleOfPrompt } from '../model/ruleOf.ts';
import { seatLook } from '../model/seats.ts';
import { softened } from '../model/syllables.ts';
import { targetOf, type Option } from '../model/targets.ts';
import { Hints } from './Hints.tsx';
import { Revealed } from './Revealed.tsx';
import { Why } from './Why.tsx';

const POWER = 'power:';

/** A picture for an answer: the resource or the card that its key names. */
function AnswerSign({ option }: { option: Option }) {
  const object = option.key.split('@')[0].split(':')[1] ?? '';
  if (RESOURCE_NAMES.includes(object as Resource)) return <GoodIcon good={object as Resource} />;
  const figure = CARD_FIGURES[object] ?? POWER_FIGURES[object] ?? RIVER_FIGURES[object];
  return figure ? <Figure name={figure} /> : null;
}

/** Passing while cards could be played is probably a slip: it is asked once more. */
function Answer({ option, n }: { option: Option; n: number }) {
  const { pick, words, snapshot } = useTable();
  const [asked, setAsked] = useState(false);
  const plays = snapshot.decision?.options.filter(({ key }) => key.startsWith('play:')).length ?? 0;
  const unsure = option.key === 'pass' && plays > 0 && !asked;
  const plain = option.key === 'done' || option.key === 'none';
  // While powers are chosen, their texts stand on the answers.
  const choosesPower =
    option.key.startsWith(POWER) && snapshot.decision?.prompt.key !== 'prompt.action';
  return (
    <button
      type="button"
      className={`answer ${plain ? 'plain' : ''}`}
      data-code={option.code}
      data-asked={asked || undefined}
      onClick={() => (unsure ? setAsked(true) : pick(option))}
    >
      {n < 9 && <kbd>{n + 1}</kbd>}
      <AnswerSign option={option} />
      <span>
        {asked
          ? words.t('prompt.reallyPass', { n: plays })
          : softened(words.print(option.text), 14)}
        {choosesPower && <small>{words.print(powerText(option.key.slice(POWER.length)))}</small>}
      </span>
    </button>
  );
}

/** At the start of a turn the table itself is the list; only what lies nowhere is a button. */
function answersShown(options: readonly Option[], isTurn: boolean): readonly Option[] {
  if (isTurn) return options.filter(({ key }) => targetOf(key) === null);
  // Cards of the Meadow in the order they lie there.
  const place = ({ key }: Option): string => targetOf(key) ?? '~';
  return options.every(({ key }) => key.includes('@meadow') || targetOf(key) === null)
    ? options.toSorted((a, b) => place(a).localeCompare(place(b)))
    : options;
}

/** How much there is to do, in words. */
function Possibilities() {
  const { snapshot, words } = useTable();
  const keys = snapshot.decision!.options.map(({ key }) => key);
  const places = keys.filter((key) => key.startsWith('place:')).length;
  const plays = keys.filter((key) => key.startsWith('play:')).length;
  return (
    <ul className="possible">
      <li data-none={places === 0 || undefined}>{words.t('prompt.places', { n: places })}</li>
      <li data-none={plays === 0 || undefined}>{words.t('prompt.plays', { n: plays })}</li>
    </ul>
  );
}

function Waiting() {
  const { snapshot, view, names, words } = useTable();
  const seat = snapshot.thinking ?? view.turn;
  return (
    <div className="waiting">
      <Animal look={seatLook(view, seat)} />
      <p>{words.t('prompt.waiting', { player: names[seat] })}</p>
    </div>
  );
}

export function Prompt({ why }: { why: Blocked | null }) {
  const { snapshot, words, send, names, reasons } = useTable();
  const { decision, undo, outcome } = snapshot;
  if (outcome) return null;
  const isTurn = decision?.prompt.key === 'prompt.action';
  const prepare = reasons.get('prepare');
  return (
    <section className={`prompt ${decision ? 'mine' : ''}`} aria-label={words.t('table.prompt')}>
      <div aria-live="polite" className="prompt-head">
        {decision ? (
          <h2>
            {isTurn
              ? words.t('prompt.turn', { player: names[decision.seat] })
              : words.print(decision.prompt)}
            <RuleLink key={decision.prompt.key} id={ruleOfPrompt(decision.prompt.key)} />
          </h2>
        ) : (
          <Waiting />
        )}
      </div>
      {decision && isTurn && <Possibilities />}
      {decision && decision.max > 1 && (
        <p className="picked">
          {words.t('prompt.picked', { n: decision.picked, max: decision.max })}
        </p>
      )}
      {decision && <Revealed />}
      {why !== null && <Why key={why.key} reason={why} />}
      <div className="answers">
        {decision &&
          answersShown(decision.options, isTurn).map((option, n) => (
            <Answer key={option.code} option={option} n={n} />
          ))}
      </div>
      {isTurn && prepare && why === null && (
        <p className="note">{words.t('prompt.prepareLater', { why: words.print(prepare.text) })}</p>
      )}
      <Hints />
      {undo > 0 && (
        <button type="button" className="undo" onClick={() => send({ type: 'undo' })}>
          <kbd>U</kbd> {words.name('ui-undo')}
        </button>
      )}
    </section>
  );
}
