/**
 * How much the points of the best rival count. A game of Eldervale lasts until somebody ends it: whoever
 * counts the own points alone goes on collecting as long as the others let him. Between two it is a duel.
 */
import { DUEL } from '../evaluator.ts';

const AMONG_MORE = 0.5;

export const rivalryOf = (people: number): number => (people === 2 ? DUEL : AMONG_MORE);
