/** Italiano. */
import { count } from '@evervale/kernel/text';
import type { en } from './en.ts';

export const it: { readonly [key in keyof typeof en]: string } = {
  close: 'Chiudi',

  'home.subtitle': 'Costruisci una città nel bosco prima che torni l’inverno',
  'home.start': 'Gioca',
  'home.play': 'Gioca subito',
  'home.playNote': 'contro il computer',
  'home.solo': 'Gioca in solitario',
  'home.soloNote': 'contro Rugwort, il ratto',
  'home.continue': 'Riprendi',
  'home.moves': count('mossa', 'mosse'),
  'home.forget': 'Rimuovi questa partita',
  'home.unofficial': 'Un progetto amatoriale non ufficiale, senza legami con gli editori.',

  'settings.language': 'Lingua',

  'table.valley': 'Valle',
  'table.city': 'Città',
  'table.hand': 'Mano',
  'table.log': 'Diario',
  'table.deck': 'Mazzo',
  'table.discard': 'Scarti',
  'table.prompt': 'Che cosa fare ora',
  'table.players': 'Al tavolo',
  'table.parts': 'Parti del tavolo',
  'table.cityOf': 'La città di {player}',
  'table.spaces': '{used} spazi su {size}',
  'table.handOf': '{n} carte su {limit}',
  'table.workers': '{ready} lavoratori su {all} a casa',

  'player.points': 'punti',
  'player.city': 'città',
  'player.hand': 'mano',

  'prompt.turn': 'Tocca a te, {player}',
  'prompt.places': `{n, plural, =0 {Nessun luogo per un lavoratore} one {Invia un lavoratore: # luogo brilla} other {Invia un lavoratore: # luoghi brillano}}`,
  'prompt.plays': `{n, plural, =0 {Nessuna carta da giocare} one {Gioca una carta: # carta brilla} other {Gioca una carta: # carte brillano}}`,
  'prompt.waiting': '{player} sta pensando …',
  'prompt.picked': '{n} su {max}',
  'prompt.revealed': 'Rivelate:',
  'prompt.prepareLater': 'Prossima stagione: {why}',

  'log.empty': 'Non è ancora successo nulla.',
  'card.seen': `{n, plural, =0 {Nessuna copia in vista} one {# copia in vista} other {# copie in vista}}`,
  'keys.line': '← → tra ciò che brilla · Invio scegli · 1–9 rispondi · U annulla · Esc chiudi',

  'score.winner': `{n, plural, one {Vince {players}} other {{players} condividono la vittoria}}`,
  'score.growth': 'Punti, mossa per mossa',
  'score.again': 'Gioca ancora',
  'score.home': 'Torna all’inizio',

  'handover.title': 'Passa lo schermo a {player}',
  'handover.text': 'Nessun altro dovrebbe guardare adesso.',
  'handover.go': 'Sono {player}',
};
