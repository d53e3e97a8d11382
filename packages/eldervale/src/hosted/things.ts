/** Everything that has a name and a text: cards, Monsters, factions, Realms. */
import type { Text, Thing } from '@evervale/kernel';
import { allOf } from '@evervale/kernel/text';
import { ADVENTURE_CARDS } from '../content/adventure/index.ts';
import type { AdventureCard } from '../content/card.ts';
import type { Faction } from '../content/faction.ts';
import { FACTIONS } from '../content/factions.ts';
import { GHOST_CARDS, type GhostCard } from '../content/ghosts.ts';
import { MAGIC_CARDS } from '../content/magic/cards.ts';
import type { MagicCard } from '../content/magic.ts';
import type { Mercenary, Monster } from '../content/monster.ts';
import { BASE_MONSTERS } from '../content/monsters/base.ts';
import { LEGENDARY_MONSTERS } from '../content/monsters/legendary.ts';
import { MERCENARIES } from '../content/monsters/mercenaries.ts';
import type { ElementalRealm, RuinTile } from '../content/realm.ts';
import { ELEMENTAL_REALMS, RUIN_TILES } from '../content/realms.ts';
import type { Element, Origin } from '../content/terms.ts';
import { priceText } from '../words/effects/amount.ts';
import {
  adventureText,
  factionText,
  magicText,
  mercenaryText,
  monsterText,
  realmTileText,
  ruinText,
} from '../words/index.ts';
import { name } from '../words/text.ts';
import { t } from './words.ts';

/** Headings under which they stand. */
export const THING_GROUPS = ['adventure', 'magic', 'monster', 'faction', 'realm', 'ghost'] as const;
type ThingGroup = (typeof THING_GROUPS)[number];

interface Made {
  readonly id: string;
  readonly element?: Element | null;
  readonly origin?: Origin;
}

interface Shown {
  readonly kind: string;
  readonly group: ThingGroup;
  readonly box?: string;
  /** What it is, in words. */
  readonly what: Text;
  readonly more?: readonly Text[];
  readonly text: () => Text;
}

function thing({ id, element, origin }: Made, shown: Shown): Thing {
  const { kind, group, box = 'base', what, more = [], text } = shown;
  return {
    id,
    kind,
    group,
    box,
    name: name(id),
    facts: () => [what, ...(element ? [name(element)] : []), ...more],
    text,
    ...(origin === 'original' && { original: true }),
    data: () => ({ ...(element && { element }) }),
  };
}

const ofCard = (card: AdventureCard): Thing =>
  thing(card, {
    kind: card.kind,
    group: 'adventure',
    what: t(`thing.${card.kind}`),
    more: [{ key: 'card.price', args: { price: priceText(card.cost) } }],
    text: () => adventureText(card),
  });

const ofMagic = (card: MagicCard): Thing =>
  thing(card, {
    kind: card.type,
    group: 'magic',
    what: t(`thing.${card.type}`),
    text: () => magicText(card),
  });

const ofMonster = (monster: Monster): Thing =>
  thing(monster, {
    kind: 'monster',
    group: 'monster',
    box: monster.set,
    what: t(monster.set === 'base' ? 'thing.monster' : 'thing.legendary'),
    text: () => monsterText(monster),
  });

const ofMercenary = (mercenary: Mercenary): Thing =>
  thing(mercenary, {
    kind: 'mercenary',
    group: 'monster',
    what: t('thing.mercenary'),
    text: () => mercenaryText(mercenary),
  });

const ofFaction = (faction: Faction): Thing =>
  thing(faction, {
    kind: 'faction',
    group: 'faction',
    what: t('thing.faction'),
    text: () => factionText(faction),
  });

const ofRealm = (realm: ElementalRealm): Thing =>
  thing(realm, {
    kind: 'realm',
    group: 'realm',
    what: t('thing.realm'),
    text: () => realmTileText(realm),
  });

const ofRuin = (ruin: RuinTile): Thing =>
  thing(ruin, {
    kind: 'ruin',
    group: 'realm',
    what: t('thing.ruin'),
    text: () => ruinText(ruin),
  });

/** What a card of the Ghosts does, and the signs on it. */
function ghostText({ order, chill }: GhostCard): Text {
  const text = t(`ghost.${order}`);
  return chill === 0 ? text : t('ghost.chill', { text });
}

const ofGhost = (card: GhostCard): Thing =>
  thing(
    { id: card.id, origin: 'original' },
    {
      kind: 'ghost',
      group: 'ghost',
      box: 'ghosts',
      what: t('thing.ghost'),
      more: [
        t('ghost.compass', { to: card.compass }),
        t('ghost.omen', { n: card.omen }),
        t('ghost.line', { line: allOf(card.line.map((keyword) => t(`ghost.${keyword}`))) }),
      ],
      text: () => ghostText(card),
    },
  );

export const ELDERVALE_THINGS: readonly Thing[] = [
  ...ADVENTURE_CARDS.map(ofCard),
  ...MAGIC_CARDS.map(ofMagic),
  ...BASE_MONSTERS.map(ofMonster),
  ...LEGENDARY_MONSTERS.map(ofMonster),
  ...MERCENARIES.map(ofMercenary),
  ...FACTIONS.map(ofFaction),
  ...ELEMENTAL_REALMS.map(ofRealm),
  ...RUIN_TILES.map(ofRuin),
  ...GHOST_CARDS.map(ofGhost),
];
