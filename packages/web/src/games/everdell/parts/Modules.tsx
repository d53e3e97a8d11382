/** Nightweave's modules: the character, scheme and plot that apply, in words, and where webs lie. */
import {
  CHARACTERS,
  PLOTS,
  SCHEMES,
  countingText,
  type ModuleCard,
  type ModulesView,
} from '@evervale/everdell';
import { Quill } from '../../common/Quill.tsx';
import { Picture } from '../art/Picture.tsx';
import { Web } from '../art/Web.tsx';
import { useTable } from '../context.ts';
import { Target } from './Target.tsx';

const CARDS: readonly ModuleCard[] = [...CHARACTERS, ...SCHEMES, ...PLOTS];

interface Shown {
  readonly term: string;
  readonly card: ModuleCard;
}

/** The cards that apply now. */
function shownIn({ character, scheme, plot }: ModulesView): Shown[] {
  const all = {
    'nightweave-character': character,
    'nightweave-scheme': scheme,
    'nightweave-plot': plot,
  };
  return Object.entries(all).flatMap(([term, id]) => {
    const card = CARDS.find((one) => one.id === id);
    return card === undefined ? [] : [{ term, card }];
  });
}

const linesOf = ({ card }: Shown, { last }: ModulesView) => countingText(card, last);

function ModuleCardFace({ shown, modules }: { shown: Shown; modules: ModulesView }) {
  const { words } = useTable();
  const { term, card } = shown;
  return (
    <>
      <span className="lair-picture">
        <Picture id={card.id} figure={undefined} hue="night" />
      </span>
      <span className="module-words">
        <small>{words.name(term)}</small>
        <b>
          {words.name(card.id)}
          {card.original && <Quill title={words.t('card.original')} />}
        </b>
        <span className="module-lines">
          {linesOf(shown, modules).map((line, i) => (
            <span key={i}>{words.print(line)}. </span>
          ))}
        </span>
      </span>
    </>
  );
}

/** In her lair: every card can be looked at. */
export function Modules() {
  const { view, words } = useTable();
  const modules = view.nightweave?.modules ?? null;
  if (modules === null) return null;
  return (
    <div className="modules">
      {shownIn(modules).map((shown) => (
        <Target
          key={shown.term}
          target={`nightweave/${shown.card.id}`}
          kind="nightweave"
          id={shown.card.id}
          label={words.name(shown.card.id)}
          silent
          className="module"
        >
          <ModuleCardFace shown={shown} modules={modules} />
        </Target>
      ))}
    </div>
  );
}

/** The plot that has just been turned up, in the middle of the table. */
export function PlotShown({ id }: { id: string }) {
  const { view } = useTable();
  const modules = view.nightweave?.modules ?? null;
  const card = PLOTS.find((one) => one.id === id);
  if (modules === null || card === undefined) return null;
  return (
    <div className="module">
      <ModuleCardFace shown={{ term: 'nightweave-plot', card }} modules={modules} />
    </div>
  );
}

/** The same for those who read, with the webs. */
export function ModulesText() {
  const { view, words } = useTable();
  const modules = view.nightweave?.modules ?? null;
  if (modules === null) return null;
  return (
    <>
      {shownIn(modules).map((shown) => (
        <div key={shown.term}>
          <h3>
            {words.name(shown.term)}: {words.name(shown.card.id)}
          </h3>
          <ul>
            {linesOf(shown, modules).map((line, i) => (
              <li key={i}>{words.print(line)}</li>
            ))}
          </ul>
        </div>
      ))}
      <WebsText modules={modules} />
    </>
  );
}

function WebsText({ modules }: { modules: ModulesView }) {
  const { words } = useTable();
  const { webs, webbedMeadow, webbedCities, kept, plots } = modules;
  const lines = [
    ...(webs.length > 0
      ? [words.t('nightweave.webs', { places: webs.map(words.name).join(', ') })]
      : []),
    ...(webbedMeadow.length > 0
      ? [words.t('nightweave.webbedMeadow', { places: webbedMeadow.join(', ') })]
      : []),
    ...(webbedCities ? [words.t('nightweave.webbedCities')] : []),
    ...(kept.length > 0 ? [words.t('nightweave.keptAt', { places: kept.join(', ') })] : []),
    ...(plots > 0 ? [words.t('nightweave.plots', { n: plots })] : []),
  ];
  return lines.map((line) => <p key={line}>{line}</p>);
}

/** A web, if one lies there: on a place by id, beside a Meadow position from 0 on, on a card of a city. */
export function WebOn(at: { place?: string; meadow?: number; location?: boolean }) {
  const { view, words } = useTable();
  const modules = view.nightweave?.modules ?? null;
  if (modules === null) return null;
  const here =
    (at.place !== undefined && modules.webs.includes(at.place)) ||
    (at.meadow !== undefined && modules.webbedMeadow.includes(at.meadow + 1)) ||
    (at.location === true && modules.webbedCities);
  return here ? <Web title={words.t('nightweave.web')} /> : null;
}
