/** Pearlbrook: what only this box says, in German. */
import { count, select } from '@evervale/kernel/text';
import { theDat, theNom, upTo, verb, yourAcc } from '../../words/de/grammar.ts';
import { durchsuchen, legen } from '../../words/de/verbs.ts';

const ausspielen = verb('spiele', 'spielen', 'aus');
const zeigen = verb('zeige', 'zeigen');

export const de = {
  // On cards, adornments and along the river.
  'n.opponentAdornment': 'den Effekt von 1 ausgespielten Schmuckstück einer anderen Person',
  'v.showThem': zeigen('diese Karten allen'),
  'v.playFound': ausspielen('diese Karte kostenlos'),
  'note.freeRiver': 'ohne die Bedingung zu erfüllen, auch wenn dort ein Frosch ist',
  'city.guestType': 'zählt am Fluss als Karte vom Typ dieses Bauwerks',
  'stored.together': 'sie werden zusammen mit den Ressourcen genommen',
  'open.rewardFrog':
    'offen: Setzt hier eine andere Person ihren Botschaftsfrosch ein, nimmst du dir {what}',
  'frog.one': 'höchstens 1 Botschaftsfrosch hier',
  'frog.any': 'beliebig viele Botschaftsfrösche hier',

  // Prompts.
  'prompt.discardShown': 'Wirf {what} von der Hand ab',
  'prompt.riverCard': 'Nutzt du die Karte {card}?',
  'prompt.useRiver': 'Welchen Flussort nutzt du?',
  'prompt.copyAdornment': 'Welches Schmuckstück nutzt du?',
  'prompt.activateTraveler': 'Welche Bewegungskarte aktivierst du?',
  'prompt.costOf': 'Von welcher Karte nimmst du dir die Kosten?',
  'prompt.moveIn': `Mit welchem Bauwerk teilt sich ${theNom} den Platz?`,
  'prompt.moveTo': `In wessen Stadt kommt ${theNom}?`,
  'prompt.giveSpread': `Welche Handkarten gibst du ab?${upTo}`,
  'prompt.tokensOn': `${select('g', { m: 'Welcher', f: 'Welche', other: 'Welches' })} {nom} erhält die Punkte-Marker?`,

  // Options.
  'spot.river': 'Flussort ({place})',
  'spot.riverCard': '{card} ({place})',
  'option.frog': 'Botschaftsfrosch einsetzen: {place}',
  'option.adorn': 'Schmuckstück {adornment} für 1 Perle ausspielen',

  // Reasons.
  'reason.noFrog': 'Dein Botschaftsfrosch ist unterwegs',
  'reason.handKind': 'Auf deiner Hand fehlt noch: {what}',
  'reason.noRiverCard': select('open', {
    none: 'Kein Flussort ist aufgedeckt',
    other: 'Keiner der aufgedeckten Flussorte lässt sich jetzt nutzen',
  }),
  'reason.built': 'Von {player} bereits errichtet',
  'reason.noHost': `Kein Bauwerk deiner Stadt kann sich den Platz mit ${theDat} teilen`,

  // Log.
  'log.frog': '{player} setzt den Botschaftsfrosch ein: {place}',
  'log.frogBack': '{player} holt den Botschaftsfrosch zurück',
  'log.uncover': '{player} deckt die Karte {card} auf',
  'log.useRiver': '{player} nutzt die Karte {card}',
  'log.adorn': '{player} spielt das Schmuckstück {adornment} aus',
  'log.copyAdornment': '{player} nutzt das fremde Schmuckstück {adornment}',
  'log.build': '{player} errichtet das Wunder {wonder}',
  'log.sail': '{player} legt in die Stadt von {owner}: {card}',
  'log.moveIn': '{card} teilt sich in der Stadt von {player} den Platz mit {host}',
  'log.search': select('found', {
    yes: '{player} durchsucht den Nachziehstapel und findet {card}',
    other: '{player} durchsucht den Nachziehstapel vergeblich nach {card}',
  }),

  // Things on cards.
  'n.riverDestination': count('offenen Flussort', 'offene Flussorte'),
  'q.max': '{what} (höchstens {max})',
  'q.differentTypes': '{what} von verschiedenen Typen',
  'q.anotherType': '{what} von einem anderen Typ',

  // Clauses.
  'each.pearl': `für jede ${select('who', { opponent: 'Perle dieser Person', other: 'deiner Perlen' })}`,
  'each.type': 'für jeden Kartentyp in deiner Stadt',
  'each.resourceOn': 'für jede Ressource {card}',
  'each.boxCard': 'für jede Karte aus {box} in deiner Stadt',

  // What a card lets you do.
  'v.putOn': legen(`{what} auf ${yourAcc}`),
  'v.moveToOpponent': legen('diese Karte auf einen freien Platz in einer fremden Stadt'),
  'v.search': durchsuchen('den Nachziehstapel nach {what}'),

  // Options.
  'detail.river': 'am Fluss',

  // The form of a new table.
  'form.box.pearlbrook': 'Ein Fluss mit Perlen, Botschaftsfröschen, Schmuckstücken und Wundern.',
};
