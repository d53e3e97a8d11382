/** The words of a review, in all four languages. */
import { catalog, count } from '@evervale/kernel/text';
import type { Step } from '../hints/line.ts';

/** `n` is written with one digit, so it is no number to count by. */
export const reviewWords = catalog(
  {
    'review.when': '{phase}, turn {turn}',
    'review.turn': 'turn {turn}',
    'review.missed': 'Where points were lost',
    'review.flawless': 'No points worth mentioning were lost.',
    'review.better': 'Better: {what}',
    'review.lost': '{n} points lost',
    'review.lostInAll': `${count('mistake', 'mistakes')}, about {points, plural, one {# point} other {# points}}`,
    'review.praised': 'The best move',
    'review.ahead': '{n} points better than anything else',
    'review.turning': 'The turning point',
    'review.leads': 'From here on {player} was ahead.',
  },
  {
    'review.when': '{phase}, {turn}. Zug',
    'review.turn': '{turn}. Zug',
    'review.missed': 'Wo Punkte verloren gingen',
    'review.flawless': 'Es ging nichts Nennenswertes verloren.',
    'review.better': 'Besser: {what}',
    'review.lost': '{n} Punkte verloren',
    'review.lostInAll': `${count('Fehler', 'Fehler')}, etwa {points, plural, one {# Punkt} other {# Punkte}}`,
    'review.praised': 'Der beste Zug',
    'review.ahead': '{n} Punkte besser als alles andere',
    'review.turning': 'Der Wendepunkt',
    'review.leads': 'Von hier an lag {player} vorn.',
  },
  {
    'review.when': '{phase}, tour {turn}',
    'review.turn': 'tour {turn}',
    'review.missed': 'Où des points ont été perdus',
    'review.flawless': 'Rien de notable n’a été perdu.',
    'review.better': 'Mieux : {what}',
    'review.lost': '{n} points perdus',
    'review.lostInAll': `${count('erreur', 'erreurs')}, environ {points, plural, one {# point} other {# points}}`,
    'review.praised': 'Le meilleur coup',
    'review.ahead': '{n} points de mieux que tout le reste',
    'review.turning': 'Le tournant',
    'review.leads': 'À partir d’ici, {player} était en tête.',
  },
  {
    'review.when': '{phase}, turno {turn}',
    'review.turn': 'turno {turn}',
    'review.missed': 'Dove sono andati persi punti',
    'review.flawless': 'Non si è perso nulla di rilevante.',
    'review.better': 'Meglio: {what}',
    'review.lost': '{n} punti persi',
    'review.lostInAll': `${count('errore', 'errori')}, circa {points, plural, one {# punto} other {# punti}}`,
    'review.praised': 'La mossa migliore',
    'review.ahead': '{n} punti meglio di tutto il resto',
    'review.turning': 'La svolta',
    'review.leads': 'Da qui in poi è in testa {player}.',
  },
);

/** What a move begins with is what it is about; the rest would be a long list of payments. */
const MOST_STEPS = 4;

/** The words of its first picks, and a sign that it goes on. */
export function shortened(better: readonly Step[], print: (step: Step) => string): string[] {
  const shown = better.slice(0, MOST_STEPS).map(print);
  return better.length > MOST_STEPS ? [...shown, '…'] : shown;
}

export type ReviewKey = keyof (typeof reviewWords)['en'];
