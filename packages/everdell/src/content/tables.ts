/**
 * The cards of all boxes, numbered. A *kind* is the number of a card's declaration (1, 2, …; 0 means
 * no card); copies of a card are the same kind. The typed arrays hold what the rules ask most often.
 */
import { isSuccessor, type Card } from './card.ts';
import { COLOR_NAMES, RESOURCE_NAMES, type Cost, type Gain, type Resource } from './terms.ts';

/** Kinds are bytes, and every city has two bits for each (KIND_BYTES). */
export const MAX_KINDS = 192;
const MAX_PERKS = 32;
/** A frame has three bytes for the triggers still to come. */
const MAX_TRIGGERS = 24;

/** Cost of kind k: four bytes from 4 * k on. */
export const COST = new Uint8Array(MAX_KINDS * 4);
/** The same as one number, a byte for each resource. */
export const COST_PACKED = new Int32Array(MAX_KINDS);
/** All four together. */
export const COST_TOTAL = new Uint8Array(MAX_KINDS);
export const BASE_POINTS = new Int8Array(MAX_KINDS);
export const COLOR = new Uint8Array(MAX_KINDS);
export const IS_CRITTER = new Uint8Array(MAX_KINDS);
export const IS_UNIQUE = new Uint8Array(MAX_KINDS);
export const IS_SUCCESSOR = new Uint8Array(MAX_KINDS);
/** The successor after which no copy of this one may be played any more (18.9), 0 = none. */
export const SUCCESSOR_OF = new Uint8Array(MAX_KINDS);
/** 0 = a space of its own, 1 = none, 2 = one for all of the kind, 3 = with one on it, 4 = with a Farm, 5 = Husband, 6 = Wife. */
export const SPACE = new Uint8Array(MAX_KINDS);
export const NO_SPACE = 1;
export const KIN_SPACE = 2;
export const BELOW_SPACE = 3;
export const LODGER_SPACE = 4;
export const HUSBAND_SPACE = 5;
export const WIFE_SPACE = 6;
/** Spaces a card adds to its city (18.10). */
export const MORE_SPACES = new Uint8Array(MAX_KINDS);
/** Cards that never leave a city; nothing copies or activates them (18.11). */
export const STAYS = new Uint8Array(MAX_KINDS);
/** The kind as which a card counts besides its own, 0 = none. */
export const COUNTS_AS = new Uint8Array(MAX_KINDS);
/** 1 = laid into an opponent's city, 2 = replaces a Construction, 3 = an effect lays it, 4 = shares a space. */
export const LAYING = new Uint8Array(MAX_KINDS);
export const INTO_OPPONENTS_CITY = 1;
export const REPLACES = 2;
export const BY_EFFECT = 3;
export const SHARES = 4;
/** What `offerPlays` asks of every card in one byte: bits below. */
export const TRAITS = new Uint8Array(MAX_KINDS);
export const UNIQUE_TRAIT = 1;
export const CRITTER_TRAIT = 2;
export const LAYING_TRAIT = 4;
/** A successor names it. */
export const NAMED_TRAIT = 8;
/** Bit of the advantage the card gives while in the city (6.34), 0 = none. */
export const PERK = new Int32Array(MAX_KINDS);
/** The advantages that help to play Constructions (0) and Critters (1), one bit each. */
export const PERKS_FOR = new Int32Array(2);
/** Bit of the trigger the card has, 0 = none. */
export const TRIGGER = new Int32Array(MAX_KINDS);
/**
 * The Constructions that can be occupied for each Critter, one list behind the other, each ended by
 * 0: those of the base game, then those of boxes, which most games need not look at.
 */
export const HOMES = new Uint8Array(8192);
/** Where the two lists of a kind begin. */
export const HOMES_AT = new Uint16Array(MAX_KINDS);
export const BOX_HOMES_AT = new Uint16Array(MAX_KINDS);

/** Nodes of the program by kind, 0 = none: what a card does when played, in production, … */
export const ON_PLAY = new Uint16Array(MAX_KINDS);
export const ON_PRODUCTION = new Uint16Array(MAX_KINDS);
export const ON_RECALL = new Uint16Array(MAX_KINDS);
/** What is paid for it goes to an opponent (SHEPHERD.4). */
export const PAID_TO_OPPONENT = new Uint8Array(MAX_KINDS);
/** Workers on it stay until the end of the game (2.15). */
export const KEEPS_WORKERS = new Uint8Array(MAX_KINDS);
/** Its content are prisoners, not resources. */
export const IS_PRISON = new Uint8Array(MAX_KINDS);
/** A Production card that nobody else may use (MINERMOLE.4). */
export const NOT_COPIED = new Uint8Array(MAX_KINDS);

class CardTable {
  readonly list: Card[] = [];
  private readonly kinds = new Map<string, number>();
  /** Kinds with an advantage or trigger, by its bit: perks[0] belongs to bit 1. */
  readonly perks: number[] = [];
  readonly triggers: number[] = [];
  /** Kinds that do something when their owner achieves an Event, or draws cards. */
  readonly onEvent: number[] = [];
  readonly onDraw: number[] = [];
  /** Kinds that raise the hand limit. */
  readonly raisesHand: number[] = [];
  /** The kind on which another card can lie in the same space, 0 = none. */
  below = 0;
  /** The card as which all Farms count. */
  farm = 0;
  /** The kind that shares the space of a Construction as its guest, 0 = none. */
  guest = 0;
  /** The kind that shares the space of a Farm, 0 = none. */
  lodger = 0;

  get count(): number {
    return this.list.length;
  }

  add(card: Card): void {
    if (this.kinds.has(card.id)) throw new Error(`card ${card.id} exists twice`);
    this.list.push(card);
    const kind = this.list.length;
    this.kinds.set(card.id, kind);
    RESOURCE_NAMES.forEach((r, i) => (COST[kind * 4 + i] = card.cost[r] ?? 0));
    RESOURCE_NAMES.forEach((r, i) => (COST_PACKED[kind] |= (card.cost[r] ?? 0) << (8 * i)));
    COST_TOTAL[kind] = sum(card.cost);
    BASE_POINTS[kind] = card.points;
    COLOR[kind] = COLOR_NAMES.indexOf(card.color);
    IS_CRITTER[kind] = card.kind === 'critter' ? 1 : 0;
    IS_UNIQUE[kind] = card.rarity === 'unique' ? 1 : 0;
    IS_SUCCESSOR[kind] = isSuccessor(card) ? 1 : 0;
    MORE_SPACES[kind] = card.moreSpaces ?? IS_SUCCESSOR[kind];
    STAYS[kind] = card.stays || isSuccessor(card) ? 1 : 0;
    SPACE[kind] = spaceOf(card);
    LAYING[kind] = layingOf(card);
    TRAITS[kind] =
      (IS_UNIQUE[kind] ? UNIQUE_TRAIT : 0) |
      (IS_CRITTER[kind] ? CRITTER_TRAIT : 0) |
      (LAYING[kind] ? LAYING_TRAIT : 0);
    PAID_TO_OPPONENT[kind] = card.paidToOpponent ? 1 : 0;
    KEEPS_WORKERS[kind] = card.visit?.permanent ? 1 : 0;
    IS_PRISON[kind] = card.advantage?.way === 'imprison' ? 1 : 0;
    NOT_COPIED[kind] = card.notCopied ? 1 : 0;
    if (card.advantage) this.addPerk(card, kind);
    if (card.afterPlay) TRIGGER[kind] = nextBit(this.triggers, card, kind, MAX_TRIGGERS);
    if (card.space === 'below') this.below = kind;
    if (card.id === 'farm') this.farm = kind;
    if (card.space === 'guest') this.guest = kind;
    if (card.space === 'lodger') this.lodger = kind;
    if (card.afterEvent) nextBit(this.onEvent, card, kind, MAX_PERKS);
    if (card.afterDraw) this.onDraw.push(kind);
    if (card.moreHand) this.raisesHand.push(kind);
  }

  private addPerk(card: Card, kind: number): void {
    PERK[kind] = nextBit(this.perks, card, kind, MAX_PERKS);
    const { for: whom } = card.advantage!;
    if (whom !== 'critter') PERKS_FOR[0] |= PERK[kind];
    if (whom !== 'construction') PERKS_FOR[1] |= PERK[kind];
  }

  /** Who can live where, once all boxes have brought their cards. */
  settle(): void {
    let end = 1;
    const write = (homes: readonly number[]): number => {
      const at = end;
      if (at + homes.length >= HOMES.length) throw new Error('too many homes of Critters');
      HOMES.set(homes, at);
      end += homes.length + 1;
      return at;
    };
    this.list.forEach((card, i) => {
      // 18.5: a successor is paid for or replaces the card it names, nothing else.
      const housed = card.kind === 'critter' && !isSuccessor(card);
      const homes = housed ? this.homesOf(card) : [];
      const isBase = (kind: number): boolean => this.of(kind).box === 'base';
      HOMES_AT[i + 1] = write(homes.filter(isBase));
      BOX_HOMES_AT[i + 1] = write(homes.filter((kind) => !isBase(kind)));
      COUNTS_AS[i + 1] = card.countsAs === undefined ? 0 : this.kindOf(card.countsAs);
    });
    this.list.forEach((card) => {
      if (isSuccessor(card)) this.nameBanner(card);
    });
  }

  /** 18.9: also what counts as the named card must not be played beside the successor. */
  private nameBanner(successor: Card): void {
    this.list.forEach((card, i) => {
      if (
        card === successor ||
        (card.id !== successor.countsAs && card.countsAs !== successor.countsAs)
      ) {
        return;
      }
      SUCCESSOR_OF[i + 1] = this.kindOf(successor.id);
      TRAITS[i + 1] |= NAMED_TRAIT;
    });
  }

  /** Once every effect has its place in the program. */
  settleNodes(): void {
    this.list.forEach((card, i) => {
      ON_PLAY[i + 1] = (card.played ?? card.production)?.id ?? 0;
      ON_PRODUCTION[i + 1] = card.production?.id ?? 0;
      ON_RECALL[i + 1] = card.beforeRecall?.id ?? 0;
    });
  }

  private homesOf(critter: Card): number[] {
    const named = (critter.livesIn ?? []).map((id) => this.kindOf(id));
    const open = this.list.filter((home) => opensFor(home, critter));
    return [...new Set([...named, ...open.map((home) => this.kindOf(home.id))])];
  }

  of(kind: number): Card {
    return this.list[kind - 1];
  }

  kindOf(id: string): number {
    const kind = this.kinds.get(id);
    if (kind === undefined) throw new Error(`no card is called ${id}`);
    return kind;
  }

  find(id: string): number | undefined {
    return this.kinds.get(id);
  }

  resourceOf(name: Resource): number {
    return RESOURCE_NAMES.indexOf(name);
  }
}

/** 6.18, 19.4, 19.5, 19.7: can this Construction be occupied for a Critter it does not name? */
function opensFor(home: Card, critter: Card): boolean {
  if (home.kind !== 'construction') return false;
  if (home.housesAnyone || home.housesAny === critter.color) return true;
  if (critter.livesInAny === 'construction' || critter.livesInAny === home.color) return true;
  return home.countsAs !== undefined && (critter.livesIn ?? []).includes(home.countsAs);
}

/** Such cards are remembered as bits of a number. */
function nextBit(kinds: number[], { id, box }: Card, kind: number, most: number): number {
  if (kinds.length === most) throw new Error(`${box}: there is no bit left for ${id}`);
  return 1 << (kinds.push(kind) - 1);
}

function sum(cost: Cost): number {
  return RESOURCE_NAMES.reduce((n, r) => n + (cost[r] ?? 0), 0);
}

function spaceOf(card: Card): number {
  if (card.space === 'none' || card.space === 'guest') return NO_SPACE;
  if (card.space === 'kin') return KIN_SPACE;
  if (card.space === 'husband') return HUSBAND_SPACE;
  if (card.space === 'below') return BELOW_SPACE;
  if (card.space === 'lodger') return LODGER_SPACE;
  return card.space === 'wife' ? WIFE_SPACE : 0;
}

function layingOf(card: Card): number {
  if (card.intoOpponentsCity) return INTO_OPPONENTS_CITY;
  if (card.laid) return BY_EFFECT;
  if (card.space === 'guest') return SHARES;
  return card.replacesConstruction ? REPLACES : 0;
}

export const CARDS = new CardTable();

/** Amounts as five numbers: the four resources, then point tokens. */
export function amounts(gain: Gain): readonly number[] {
  return [...RESOURCE_NAMES.map((r) => gain[r] ?? 0), gain.point ?? 0];
}
