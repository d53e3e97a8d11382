/** The numbered rules in our words, chapter by chapter, and the rulings on single things. */
import type { Chapter, Rule } from '@evervale/kernel';
import components from '../../rules/01-components.json' with { type: 'json' };
import vocabulary from '../../rules/02-vocabulary.json' with { type: 'json' };
import setup from '../../rules/03-setup.json' with { type: 'json' };
import turns from '../../rules/04-turns.json' with { type: 'json' };
import placing from '../../rules/05-placing.json' with { type: 'json' };
import realmActions from '../../rules/06-realm-actions.json' with { type: 'json' };
import dungeon from '../../rules/07-dungeon.json' with { type: 'json' };
import regroup from '../../rules/08-regroup.json' with { type: 'json' };
import cardActions from '../../rules/09-card-actions.json' with { type: 'json' };
import dwellings from '../../rules/10-dwellings.json' with { type: 'json' };
import freeActions from '../../rules/11-free-actions.json' with { type: 'json' };
import paying from '../../rules/12-paying.json' with { type: 'json' };
import tableau from '../../rules/13-tableau.json' with { type: 'json' };
import magic from '../../rules/14-magic.json' with { type: 'json' };
import battle from '../../rules/15-battle.json' with { type: 'json' };
import glory from '../../rules/16-glory.json' with { type: 'json' };
import power from '../../rules/17-power.json' with { type: 'json' };
import monsters from '../../rules/18-monsters.json' with { type: 'json' };
import end from '../../rules/19-end.json' with { type: 'json' };
import scoring from '../../rules/20-scoring.json' with { type: 'json' };
import oracle from '../../rules/21-oracle.json' with { type: 'json' };
import mercenaries from '../../rules/22-mercenaries.json' with { type: 'json' };
import motherOfDragons from '../../rules/23-mother-of-dragons.json' with { type: 'json' };
import frostGiant from '../../rules/24-frost-giant.json' with { type: 'json' };
import teams from '../../rules/25-teams.json' with { type: 'json' };
import variants from '../../rules/26-variants.json' with { type: 'json' };
import ghosts from '../../rules/27-ghosts.json' with { type: 'json' };
import reactions from '../../rules/28-reactions.json' with { type: 'json' };
import options from '../../rules/29-options.json' with { type: 'json' };
import rulings from '../../rules/30-rulings.json' with { type: 'json' };
import examples from '../../rules/31-examples.json' with { type: 'json' };
import content from '../../rules/content.json' with { type: 'json' };

interface Source {
  readonly title: string;
  readonly rules: readonly (Rule & { readonly notTestable?: string })[];
}

const SOURCES: readonly Source[] = [
  components,
  vocabulary,
  setup,
  turns,
  placing,
  realmActions,
  dungeon,
  regroup,
  cardActions,
  dwellings,
  freeActions,
  paying,
  tableau,
  magic,
  battle,
  glory,
  power,
  monsters,
  end,
  scoring,
  oracle,
  mercenaries,
  motherOfDragons,
  frostGiant,
  teams,
  variants,
  ghosts,
  reactions,
  options,
  rulings,
  examples,
];

/** Why a rule has no test is for those who build it. */
const chapter = (id: string, { title, rules }: Source): Chapter => ({
  id,
  title,
  rules: rules.map(({ id: rule, text, inferred }) => ({
    id: rule,
    text,
    ...(inferred && { inferred }),
  })),
});

export const CHAPTERS: readonly Chapter[] = [
  ...SOURCES.map((source, i) => chapter(String(i + 1), source)),
  chapter('content', content),
];
