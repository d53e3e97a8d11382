/** What happened, as lines of the log. */
import type { State, Text } from '@evervale/kernel';
import { allOf } from '@evervale/kernel/text';
import { FACTIONS } from '../content/factions.ts';
import { GHOST_CARDS } from '../content/ghosts.ts';
import { magicOf } from '../content/tables.ts';
import { GOODS } from '../content/terms.ts';
import { ORB_REWARDS, TROVE_EFFECTS } from '../content/tracks.ts';
import {
  cardName,
  elementName,
  magicName,
  name,
  player,
  realmName,
  t,
  tileName,
  tokenText,
  unitName,
} from '../say.ts';
import { MONSTER_SIDE } from '../battle/block.ts';
import { RANKS } from '../turn/scoring.ts';
import type { GameEvent } from './event.ts';

/** "2 Gems and 1 Scroll". */
function goodsText(goods: readonly number[]): Text {
  return allOf(goods.flatMap((n, r) => (n > 0 ? [t(`n.${GOODS[r]}`, { n })] : [])));
}

/** Cards by name where they may be known, else how many. */
function cardsText(cards: readonly number[], count: number): Text {
  return cards.length === 0 ? t('n.magic', { n: count }) : allOf(cards.map(magicName));
}

/** A line for the log, or null where another line says it already. */
export function eventText(event: GameEvent, s: State): Text | null {
  const who = 'seat' in event ? { player: player(event.seat) } : {};
  switch (event.type) {
    case 'turn':
    case 'regroup':
    case 'endTriggered':
    case 'tactics':
    case 'refresh':
      return t(`log.${event.type}`, who);
    case 'element':
      return t('log.element', { ...who, element: elementName(event.element) });
    case 'faction':
      return t('log.faction', { ...who, faction: name(FACTIONS[event.faction].id) });
    case 'setup':
      return t('log.setup', { player: player(event.first) });
    case 'gain':
    case 'pay':
      return t(`log.${event.type}`, { ...who, what: goodsText(event.goods) });
    case 'vp':
      return t('log.vp', { ...who, n: event.n });
    case 'draw':
    case 'discard':
    case 'storeMagic':
    case 'keep':
      return t(`log.${event.type}`, { ...who, what: cardsText(event.cards, event.count) });
    case 'shuffle':
    case 'peaceOver':
    case 'end':
      return t(`log.${event.type}`);
    case 'place':
    case 'move':
    case 'withdraw':
      return t(`log.${('how' in event && event.how) || event.type}`, {
        ...who,
        unit: unitName(s, event.unit),
        realm: realmName(s, event.realm),
      });
    case 'ready':
    case 'summon':
    case 'hire':
    case 'keepHired':
    case 'release':
      return t(`log.${event.type}`, { ...who, unit: unitName(s, event.unit) });
    case 'use':
      return t('log.use', { ...who, unit: unitName(s, event.unit), card: cardName(event.card) });
    case 'copy':
    case 'acquire':
    case 'burn':
    case 'loseCard':
    case 'orbCard':
      return t(`log.${event.type}`, { ...who, card: cardName(event.card) });
    case 'turnUp':
      return t('log.turnUp', { card: cardName(event.card) });
    case 'quest':
    case 'prophecy':
      return t(`log.${event.type}`, { ...who, card: name(magicOf(event.card).id) });
    case 'underworld':
      return t('log.underworld', { ...who, n: event.units.length, swords: event.swords });
    case 'build':
      return t('log.build', { ...who, realm: realmName(s, event.realm) });
    case 'token':
    case 'cash':
      return t(`log.${event.type}`, { ...who, token: tokenText(event.token) });
    case 'slot':
      return t('log.slot', { ...who, token: tokenText(event.token), card: cardName(event.card) });
    case 'reveal':
      return t('log.reveal', { ...who, tile: tileName(event.tile) });
    case 'attach':
      return t('log.attach', { ...who, card: cardName(event.card), host: cardName(event.host) });
    case 'power':
      return t('log.power', { ...who, element: elementName(event.element), space: event.space });
    case 'glory':
      return t('log.glory', { ...who, n: event.steps });
    case 'orb':
      return t('log.orb', who);
    case 'orbReward':
      return t('log.orbReward', { ...who, reward: t(`reward.${ORB_REWARDS[event.reward].id}`) });
    case 'store':
      return t('log.store', {
        ...who,
        what: t(`n.${GOODS[event.good]}`, { n: 1 }),
        card: cardName(event.card),
      });
    case 'die':
      return t('log.die', { ...who, n: event.value });
    case 'cast':
      return t('log.cast', { ...who, card: magicName(event.card) });
    case 'dominate':
      return t('log.dominate', { ...who, unit: unitName(s, event.figure) });
    case 'monster':
      return event.realm < 0
        ? t('log.monsterGone', { unit: unitName(s, event.figure) })
        : t(`log.${event.how ?? 'monster'}`, {
            unit: unitName(s, event.figure),
            realm: realmName(s, event.realm),
          });
    case 'battle':
    case 'noBattle':
      return t(`log.${event.type}`, { realm: realmName(s, event.realm) });
    case 'ability':
      return t('log.ability', { ...who, ability: name(event.id) });
    case 'beastAbility':
      return t('log.beastAbility', {
        unit: unitName(s, event.figure),
        ability: name(event.id),
      });
    case 'join':
      return t('log.join', { ...who, unit: unitName(s, event.unit) });
    case 'dice': {
      const faces = event.faces.join(' ');
      return event.side === MONSTER_SIDE
        ? t('log.monsterDice', { faces })
        : t('log.dice', { player: player(event.side), faces });
    }
    case 'battleEnd':
      if (event.winner < 0) return t('log.noWinner');
      return event.winner === MONSTER_SIDE
        ? t('log.monsterWins')
        : t('log.wins', { player: player(event.winner) });
    case 'ghostCard':
      return t('log.ghostCard', { card: name(GHOST_CARDS[event.card - 1].id) });
    case 'chill':
      return t('log.chill', { n: event.n });
    case 'watcher':
      return t('log.watcher', { realm: realmName(s, event.realm) });
    case 'rank':
      return t(`rank.${RANKS[event.rank].id}`);
    case 'fade':
      return t('log.fade');
    case 'tokenGone':
      return t('log.tokenGone', {
        token: tokenText(event.token),
        realm: realmName(s, event.realm),
      });
    case 'trove':
      return t('log.trove', { ...who, trove: name(TROVE_EFFECTS[event.trove].id) });
    case 'trade':
      return event.cards.length === 0
        ? t('log.trade', { ...who, partner: player(event.partner) })
        : t('log.tradeCards', {
            ...who,
            partner: player(event.partner),
            given: magicName(event.cards[0]),
            wanted: magicName(event.cards[1]),
          });
    case 'fallback':
    case 'lay':
      return null;
  }
}
