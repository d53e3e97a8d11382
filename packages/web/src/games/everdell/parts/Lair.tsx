/** Nightweave's lair: her action card, what she tried, why it failed, and what she did. */
import {
  ACTION_CARDS,
  SEASON_NAMES,
  actionCardName,
  actionCardText,
  difficultyName,
  optionText,
  whyText,
  POINT_CARDS,
  type NightweaveView,
} from '@evervale/everdell';
import { Picture } from '../art/Picture.tsx';
import { Quill } from '../../common/Quill.tsx';
import { useTable } from '../context.ts';
import { Modules, ModulesText } from './Modules.tsx';

/** How her steps are put at this table. */
function useContext() {
  const { view } = useTable();
  return { market: view.market !== null, star: POINT_CARDS[view.nightweave!.difficulty].star };
}

const PARTS = ['first', 'second', 'substitute'] as const;

/** The three parts of a card in her season: tried in vain, carried out, or not needed. */
function Parts({ her }: { her: NightweaveView }) {
  const { words } = useTable();
  const context = useContext();
  const card = ACTION_CARDS.find(({ id }) => id === her.card)!;
  const options = card.options[SEASON_NAMES.indexOf(her.season)];
  if (her.part === 'prepares' || options === null) {
    return <p className="lair-note">{words.t('nightweave.prepares')}</p>;
  }
  const steps = [...options, card.substitute];
  return (
    <ol className="lair-parts">
      {PARTS.map((part, i) => {
        const why = her.failed[i] ?? null;
        const did = her.part === part;
        return (
          <li key={part} data-state={did ? 'done' : why ? 'failed' : 'unused'}>
            <b>{words.t(`nightweave.${part}`)}</b>
            <span>{words.print(optionText(steps[i], context))}</span>
            {why && <em>{words.print(whyText(why))}</em>}
          </li>
        );
      })}
    </ol>
  );
}

/** Forward goes round with the clock (26.16). */
function Arrow({ way, title }: { way: NightweaveView['arrow']; title: string }) {
  return (
    <svg className="lair-arrow" viewBox="0 0 24 24" role="img" aria-label={title}>
      <g transform={way === 'forward' ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        <path d="M5 14a7.5 7.5 0 1 1 4 5" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="m2 10 3.4 6.5L11 12z" fill="currentColor" transform="rotate(180 6.5 13)" />
      </g>
    </svg>
  );
}

/** Her card as it is drawn: picture, name, arrow. */
export function ActionCard({ her }: { her: NightweaveView }) {
  const { words } = useTable();
  return (
    <div className="lair-card">
      <span className="lair-picture">
        <Picture id={her.card!} figure={undefined} hue="night" />
      </span>
      <div>
        <h3>
          {words.print(actionCardName(her.card!))}
          <Arrow way={her.arrow} title={words.t(`nightweave.${her.arrow}`)} />
          <Quill title={words.t('card.original')} />
        </h3>
        <Parts her={her} />
      </div>
    </div>
  );
}

export function Lair() {
  const { view, words, names } = useTable();
  const context = view.nightweave === null ? null : view.nightweave;
  if (context === null) return null;
  return (
    <details className="lair" data-anchor="lair" open>
      <summary>
        <b>{words.t('nightweave.lair', { player: names[context.seat] })}</b>
        <span>{words.print(difficultyName(context.difficulty))}</span>
      </summary>
      {context.card !== null && <ActionCard her={context} />}
      <Modules />
      <LairFacts her={context} />
    </details>
  );
}

function LairFacts({ her }: { her: NightweaveView }) {
  const { view, words } = useTable();
  const all = view.players[her.seat].workers.length;
  const lured = view.players
    .flatMap(({ workers }) => workers)
    .filter(({ place }) => place === 'nightweave-lair').length;
  const facts = [
    words.t('nightweave.spiders', { ready: her.spiders, all }),
    words.t('nightweave.stack', { n: her.stack }),
    words.t('nightweave.cards', { n: her.deck }),
    ...(her.adornments > 0 ? [words.t('nightweave.adornments', { n: her.adornments })] : []),
    ...(her.lair.length > 0
      ? [words.t('nightweave.inLair', { cards: her.lair.map(words.name).join(', ') })]
      : []),
    ...(her.modules !== null && her.modules.plots > 0
      ? [words.t('nightweave.plots', { n: her.modules.plots })]
      : []),
    ...(lured > 0 ? [words.t('nightweave.lured', { n: lured })] : []),
  ];
  return <p className="lair-note">{facts.join(' · ')}</p>;
}

/** The whole card, season by season: for those who read. */
export function LairText() {
  const { view, words, names } = useTable();
  const her = view.nightweave;
  if (her === null) return null;
  const context = { market: view.market !== null, star: POINT_CARDS[her.difficulty].star };
  const card = ACTION_CARDS.find(({ id }) => id === her.card);
  return (
    <section>
      <h2>{words.t('nightweave.lair', { player: names[her.seat] })}</h2>
      {card && (
        <>
          <p>
            <b>{words.print(actionCardName(card.id))}</b> ({words.t(`nightweave.${her.arrow}`)})
          </p>
          <Parts her={her} />
          <ul>
            {actionCardText(card, context).map((line, i) => (
              <li key={i}>{words.print(line)}</li>
            ))}
          </ul>
        </>
      )}
      <ModulesText />
      <LairFacts her={her} />
      {her.figure > 0 && her.figure <= view.meadow.length && (
        <p>{words.t('nightweave.figureAt', { n: her.figure })}</p>
      )}
    </section>
  );
}
