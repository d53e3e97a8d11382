/** Before there is a map: the elements as lands, then the two peoples of one's own, to be taken with a click. */
import { ELEMENTS, type Element } from '@evervale/eldervale';
import type { CSSProperties, ReactNode } from 'react';
import { FactionPortrait, Rune, TileArt, elementOf } from '../art/index.ts';
import { useTable } from '../context.ts';
import type { Option } from '../model/targets.ts';
import { tonesOf } from '../model/tones.ts';

interface ChoiceProps {
  readonly element: Element;
  readonly name: string;
  /** What a click takes; the same as the answer in the prompt. */
  readonly option: Option | undefined;
  /** Another of the landscapes of its element. */
  readonly variant: number;
  readonly children?: ReactNode;
}

function Choice({ element, name, option, variant, children }: ChoiceProps) {
  const { pick } = useTable();
  const tones = tonesOf(element);
  return (
    <li>
      <button
        type="button"
        className="choice"
        style={{ '--tone': tones.middle, '--deep': tones.dark } as CSSProperties}
        disabled={option === undefined}
        data-can={option !== undefined || undefined}
        onClick={() => option && pick(option)}
      >
        <svg viewBox="-106 -128 212 236" className="choice-land" aria-hidden="true">
          <TileArt tile={element} element={element} variant={variant} lit={option !== undefined} />
        </svg>
        {children}
        <span className="choice-name">
          <Rune element={element} /> {name}
        </span>
      </button>
    </li>
  );
}

/** Whoever took an element stands on its land. */
function Elements({ options }: { options: ReadonlyMap<string, Option> }) {
  const { view, words, names } = useTable();
  return ELEMENTS.map((element) => {
    const owner = view.seats.find((player) => player.element === element);
    return (
      <Choice
        key={element}
        element={element}
        name={words.name(element)}
        option={options.get(`element:${element}`)}
        variant={2}
      >
        {owner && <b className="choice-owner">{names[owner.seat]}</b>}
      </Choice>
    );
  });
}

function Factions({ options }: { options: readonly Option[] }) {
  const { words } = useTable();
  return options.map((option, i) => {
    const faction = option.key.slice('faction:'.length);
    return (
      <Choice
        key={faction}
        element={elementOf(faction)!}
        name={words.name(faction)}
        option={option}
        variant={i + 1}
      >
        <FactionPortrait faction={faction} className="choice-portrait" />
      </Choice>
    );
  });
}

export function Beginning() {
  const { snapshot, words } = useTable();
  const { decision } = snapshot;
  const all = decision?.options ?? [];
  const factions = all.filter(({ key }) => key.startsWith('faction:'));
  const byKey = new Map(all.map((option) => [option.key, option]));
  const few = factions.length > 0;
  return (
    <div className="beginning" data-few={few || undefined}>
      <ul aria-label={words.print(decision?.prompt ?? { key: 'view.elements' })}>
        {few ? <Factions options={factions} /> : <Elements options={byKey} />}
      </ul>
    </div>
  );
}
