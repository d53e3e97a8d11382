/** The numbered rules in our words, chapter by chapter, as far as their boxes are built. */
import type { Chapter as BookChapter, Rule as NumberedRule } from '@evervale/kernel';
import boxes from '../../rules/boxes.json' with { type: 'json' };
import components from '../../rules/01-components.json' with { type: 'json' };
import vocabulary from '../../rules/02-vocabulary.json' with { type: 'json' };
import setup from '../../rules/03-setup.json' with { type: 'json' };
import turn from '../../rules/04-turn.json' with { type: 'json' };
import workers from '../../rules/05-workers.json' with { type: 'json' };
import playing from '../../rules/06-cards.json' with { type: 'json' };
import hand from '../../rules/07-hand-and-meadow.json' with { type: 'json' };
import seasons from '../../rules/08-seasons.json' with { type: 'json' };
import finishing from '../../rules/09-finishing.json' with { type: 'json' };
import scoring from '../../rules/10-scoring.json' with { type: 'json' };
import combining from '../../rules/11-combining.json' with { type: 'json' };
import pearlbrook from '../../rules/12-pearlbrook.json' with { type: 'json' };
import spirecrest from '../../rules/13-spirecrest.json' with { type: 'json' };
import newleaf from '../../rules/14-newleaf.json' with { type: 'json' };
import newleafModules from '../../rules/15-newleaf-modules.json' with { type: 'json' };
import bellfaire from '../../rules/16-bellfaire.json' with { type: 'json' };
import powers from '../../rules/17-powers.json' with { type: 'json' };
import legends from '../../rules/18-legends.json' with { type: 'json' };
import small from '../../rules/19-small-modules.json' with { type: 'json' };
import rugwortSetup from '../../rules/20-rugwort-setup.json' with { type: 'json' };
import rugwortPlay from '../../rules/21-rugwort-play.json' with { type: 'json' };
import rugwortScoring from '../../rules/22-rugwort-scoring.json' with { type: 'json' };
import rugwortModules from '../../rules/23-rugwort-modules.json' with { type: 'json' };
import rugwortMore from '../../rules/24-rugwort-expansions.json' with { type: 'json' };
import weaveSetup from '../../rules/25-nightweave-setup.json' with { type: 'json' };
import weaveRules from '../../rules/26-nightweave-rules.json' with { type: 'json' };
import weaveTurn from '../../rules/27-nightweave-turn.json' with { type: 'json' };
import weaveActions from '../../rules/28-nightweave-actions.json' with { type: 'json' };
import weaveSeasons from '../../rules/29-nightweave-seasons.json' with { type: 'json' };
import weaveScoring from '../../rules/30-nightweave-scoring.json' with { type: 'json' };
import weaveMore from '../../rules/31-nightweave-expansions.json' with { type: 'json' };
import weaveModules from '../../rules/32-nightweave-modules.json' with { type: 'json' };
import options from '../../rules/33-options.json' with { type: 'json' };
import examples from '../../rules/35-examples.json' with { type: 'json' };
import cards from '../../rules/cards.json' with { type: 'json' };

export interface Rule extends NumberedRule {
  /** The boxes it is about, all of which must be there. */
  readonly box?: string | readonly string[];
}

interface Source {
  readonly title: string;
  readonly box: string;
  readonly rules: readonly Rule[];
}

interface Chapter extends BookChapter {
  readonly rules: readonly Rule[];
}

const SOURCES: readonly Source[] = [
  components,
  vocabulary,
  setup,
  turn,
  workers,
  playing,
  hand,
  seasons,
  finishing,
  scoring,
  combining,
  pearlbrook,
  spirecrest,
  newleaf,
  newleafModules,
  bellfaire,
  powers,
  legends,
  small,
  rugwortSetup,
  rugwortPlay,
  rugwortScoring,
  rugwortModules,
  rugwortMore,
  weaveSetup,
  weaveRules,
  weaveTurn,
  weaveActions,
  weaveSeasons,
  weaveScoring,
  weaveMore,
  weaveModules,
  options,
  examples,
];

const isBuilt = (box: string): boolean => boxes.includes(box);

function isShown({ box = [] }: Rule, of: string): boolean {
  const all = typeof box === 'string' ? [box] : box;
  return isBuilt(of) && all.every(isBuilt);
}

function chapterOf({ title, box, rules }: Source, id = rules[0].id.split('.')[0]): Chapter {
  return { id, title, rules: rules.filter((rule) => isShown(rule, box)) };
}

export const CHAPTERS: readonly Chapter[] = SOURCES.map((source) => chapterOf(source)).filter(
  ({ rules }) => rules.length > 0,
);

/** What is ruled about single cards, under the card's code: "ARCHITECT.1". */
export const CARD_RULINGS: Chapter = chapterOf(cards, 'cards');
