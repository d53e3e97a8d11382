/** The answers to what is asked, each with a key that stays the same. */
import { powerText, RESOURCE_NAMES, type Resource } from '@evervale/everdell';
import { useState } from 'react';
import { Figure } from '../../../art/Figure.tsx';
import { CARD_FIGURES, POWER_FIGURES, RIVER_FIGURES } from '../art/figureNames.ts';
import { GoodIcon } from '../art/Goods.tsx';
import { useTable } from '../context.ts';
import { answersShown, keyFor, PASS } from '../model/answers.ts';
import { softened } from '../../common/syllables.ts';
import { Chosen } from '../../common/Chosen.tsx';
import { isQuiet } from '../../common/quiet.ts';
import type { Option } from '../model/targets.ts';

const POWER = 'power:';

/** A picture for an answer: the resource or the card that its key names. */
function AnswerSign({ option }: { option: Option }) {
  const object = option.key.split('@')[0].split(':')[1] ?? '';
  if (RESOURCE_NAMES.includes(object as Resource)) return <GoodIcon good={object as Resource} />;
  const figure = CARD_FIGURES[object] ?? POWER_FIGURES[object] ?? RIVER_FIGURES[object];
  return figure ? <Figure name={figure} /> : null;
}

function Answer({ option, hotkey }: { option: Option; hotkey: string | null }) {
  const { pick, words, snapshot } = useTable();
  // While powers are chosen, their texts stand on the answers.
  const choosesPower =
    option.key.startsWith(POWER) && snapshot.decision?.prompt.key !== 'prompt.action';
  return (
    <button
      type="button"
      className={`answer ${isQuiet(option) ? 'plain' : ''}`}
      data-code={option.code}
      data-key={hotkey ?? undefined}
      onClick={() => pick(option)}
    >
      {hotkey !== null && <kbd>{hotkey}</kbd>}
      <AnswerSign option={option} />
      <span>
        {softened(words.print(option.text), 14)}
        {choosesPower && <small>{words.print(powerText(option.key.slice(POWER.length)))}</small>}
      </span>
    </button>
  );
}

/** Passing ends the game for whoever does it: quiet, and asked once more while anything could be done. */
export function Pass({ option }: { option: Option }) {
  const { pick, words, snapshot, view } = useTable();
  const [asked, setAsked] = useState(false);
  const options = snapshot.decision?.options ?? [];
  const plays = options.filter(({ key }) => key.startsWith('play:')).length;
  const workers = view.players[snapshot.seat].ready;
  if (!asked) {
    return (
      <button
        type="button"
        className={`answer ${options.length > 1 ? 'plain' : ''}`}
        data-code={option.code}
        onClick={() => (plays + workers > 0 ? setAsked(true) : pick(option))}
      >
        <span>{words.print(option.text)}</span>
      </button>
    );
  }
  return (
    <div className="really" role="alertdialog" aria-label={words.print(option.text)}>
      <p>{words.t('prompt.reallyPass', { n: plays, workers })}</p>
      <button type="button" className="answer" autoFocus onClick={() => setAsked(false)}>
        <span>{words.t('prompt.goOn')}</span>
      </button>
      <button type="button" className="answer plain" data-asked onClick={() => pick(option)}>
        <span>{words.print(option.text)}</span>
      </button>
    </div>
  );
}

export function Answers({ isTurn }: { isTurn: boolean }) {
  const { snapshot, run, words } = useTable();
  const { decision, at } = snapshot;
  if (decision === null) return null;
  return (
    <>
      <Chosen run={run} words={words} sign={(option) => <AnswerSign option={option} />} />
      <div className="answers">
        {answersShown(decision.options, isTurn).map((option) =>
          option.key === PASS ? (
            <Pass key={`${option.code} ${at}`} option={option} />
          ) : (
            <Answer key={option.code} option={option} hotkey={keyFor(option.key, run.keys)} />
          ),
        )}
      </div>
    </>
  );
}
