/** What is played at a new table, as the game's own form asks for it: boxes, variants, house rules. */
import {
  fieldsFor,
  obstacleTo,
  valueOf,
  withValue,
  type AnyGame,
  type Chosen,
  type Field,
  type SeveralField,
  type Text,
  type Value,
} from '@evervale/kernel';
import type { ReactNode } from 'react';
import { useOnlineWords } from '../online/words/index.ts';
import { BoxPainting } from './BoxPainting.tsx';
import { Choice, Switch, type SwitchProps } from './Choice.tsx';
import { boxesOf } from './presets.ts';
import { useUi } from './useUi.ts';

interface Props {
  readonly game: AnyGame;
  readonly chosen: Chosen;
  readonly print: (text: Text) => string;
  readonly set: (chosen: Chosen) => void;
}

export function OptionsFields(props: Props) {
  const t = useUi();
  const { game, chosen } = props;
  const fields = fieldsFor(game.form, chosen);
  const of = (part: Field['part']): readonly Field[] => fields.filter((one) => one.part === part);
  const shown = (some: readonly Field[]): ReactNode =>
    some.map((field) => <FieldPart key={field.flag} field={field} {...props} />);
  const folded = (some: readonly Field[]): ReactNode =>
    some.map((field) => (
      <Folded key={field.flag} field={field} {...props}>
        <FieldPart field={field} {...props} />
      </Folded>
    ));
  const [boxes, ...beside] = of('boxes');
  // Whom one meets alone is what one came for.
  const alone = chosen['players'] === 1;
  const house = of('house');
  return (
    <>
      {alone && shown(of('automats'))}
      {boxes?.kind === 'several' && (
        <Folded {...props} field={boxes}>
          <SeveralPart {...props} field={boxes}>
            {shown(beside)}
          </SeveralPart>
        </Folded>
      )}
      <AdviceLines {...props} />
      <div className="folds">
        {folded(of('variants'))}
        {!alone && folded(of('automats'))}
        {house.length > 0 && (
          <details className="house folded">
            <summary>
              <b>{t('house.title')}</b>
            </summary>
            {shown(house)}
          </details>
        )}
      </div>
    </>
  );
}

function AdviceLines({ game, chosen, print }: Props) {
  const advice = game.form.advice?.(chosen) ?? [];
  return advice.map(({ about, text }) => (
    <p key={about.map(print).join()} className="advice" role="status">
      <b>{about.map(print).join(', ')}</b>: {print(text)}
    </p>
  ));
}

interface PartProps<F extends Field = Field> extends Props {
  readonly field: F;
}

function FieldPart(props: PartProps) {
  const { field, chosen, print, set } = props;
  const put = (value: Value | readonly Value[]): void => set(withValue(field, value, chosen));
  switch (field.kind) {
    case 'several':
      return <SeveralPart {...props} field={field} />;
    case 'one': {
      const labels = new Map(field.values.map(({ value, label }) => [value, label]));
      return (
        <Choice
          label={print(field.label)}
          values={field.values.map(({ value }) => value as string | number)}
          value={valueOf(field, chosen) as string | number}
          say={(value) => print(labels.get(value)!)}
          choose={put}
        />
      );
    }
    case 'switch':
      return (
        <Switch
          label={print(field.label)}
          {...(field.note && { note: print(field.note) })}
          on={valueOf(field, chosen) === field.on}
          set={(on) => put(on ? field.on : field.off)}
        />
      );
  }
}

/** A choice that most leave alone: its name, and behind it what was chosen. */
function Folded({ field, chosen, print, game, children }: PartProps & { children: ReactNode }) {
  const t = useUi();
  if (field.kind === 'switch') return children;
  const values = new Set([valueOf(field, chosen)].flat());
  const picked = field.values.filter(({ value }) => values.has(value));
  return (
    <details className="folded">
      <summary>
        <b>{print(field.label)}</b>
        <span className="picked-boxes">
          {picked.map(({ value, label }) => (
            <span key={String(value)} className="picked-box">
              {field === boxesOf(game) && <BoxPainting box={String(value)} />}
              {print(label)}
            </span>
          ))}
          {picked.length === 0 && t('new.nothingAdded')}
        </span>
      </summary>
      {children}
    </details>
  );
}

const toggled = (list: readonly Value[], one: Value, on: boolean): readonly Value[] =>
  on ? [...list, one] : list.filter((other) => other !== one);

interface SeveralProps extends PartProps<SeveralField> {
  /** What belongs to the choice, below it. */
  readonly children?: ReactNode;
}

/** What the rules do not allow beside the rest says so, and can only be left out. */
function SeveralPart({ game, field, chosen, print, set, children }: SeveralProps) {
  const o = useOnlineWords();
  const values = valueOf(field, chosen) as readonly Value[];
  const labelOf = (value: Value): string =>
    print(field.values.find((one) => one.value === value)!.label);
  const boxes = field === boxesOf(game);
  const Part = boxes ? Lid : Switch;
  return (
    <fieldset className={boxes ? 'choice boxes' : 'choice'}>
      <legend>{print(field.label)}</legend>
      {field.values.map(({ value, label, note }) => {
        const on = values.includes(value);
        const obstacle = obstacleTo(game, field, value, chosen);
        const said =
          obstacle === 'players'
            ? o('box.notSoMany')
            : obstacle !== null
              ? o('box.notWith', { box: labelOf(obstacle.other) })
              : note && print(note);
        return (
          <Part
            key={String(value)}
            box={String(value)}
            label={print(label)}
            {...(said !== undefined && { note: said })}
            on={on}
            disabled={obstacle !== null && !on}
            set={(wanted) => set(withValue(field, toggled(values, value, wanted), chosen))}
          />
        );
      })}
      {children}
    </fieldset>
  );
}

interface LidProps extends SwitchProps {
  readonly box: string;
}

/** A box seen from above: its picture, its name, and in one sentence what is in it. */
function Lid({ box, label, note, on, disabled = false, set }: LidProps) {
  return (
    <label className="lid" data-on={on || undefined} data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={(event) => set(event.target.checked)}
      />
      <BoxPainting box={box} />
      <b>{label}</b>
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
