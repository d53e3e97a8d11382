import { expect, test } from 'vitest';
import { lettersAcross, softened } from './syllables.ts';

const parted = (name: string): string => softened(name).replaceAll('\u00AD', '-');

test('long words may be parted where one would part them', () => {
  expect(parted('Prismentreppe')).toBe('Pris-men-treppe');
  expect(parted('Blausteinbruch')).toBe('Blaustein-bruch');
  expect(parted('Kerbholzhaus')).toBe('Kerbholz-haus');
  expect(parted('Botschaftsfroschs')).toBe('Bot-schafts-froschs');
  expect(parted('Gesellschaften')).toBe('Gesell-schaften');
  expect(parted('Schwertschmiede')).not.toContain('c-h');
});

test('no syllable reaches across the joint of a compound', () => {
  expect(parted('Gemischtwarenladen')).toBe('Gemischt-wa-ren-la-den');
  expect(parted('Drachenuntiefen')).toBe('Drachen-untie-fen');
  expect(parted('Spiegelirrgarten')).toBe('Spie-gel-irrgar-ten');
  expect(parted('Steuererleichterung')).toBe('Steuer-erleichte-rung');
  expect(parted('Wettereffekt')).toBe('Wet-ter-effekt');
  expect(parted('Silberschweif')).toBe('Sil-ber-schweif');
  expect(parted('Landkartenhändler')).toBe('Landkar-ten-händ-ler');
  // A word of its own, not wind and something else.
  expect(parted('Überwindungen')).toBe('Über-win-dun-gen');
});

test('French and Italian endings are not torn', () => {
  expect(parted('Spéculatrice')).toBe('Spé-cu-la-trice');
  expect(parted('Borseggiatrice')).toBe('Bor-seggia-trice');
  expect(parted('Granitrichter')).not.toContain('-trichter');
});

test('a very long word stands on two lines, and its letters are as large as those allow', () => {
  expect(lettersAcross(['Steuererleichterung'])).toBe('erleichterung'.length);
  expect(lettersAcross(['Gemischtwarenladen'])).toBe('warenladen'.length);
  expect(lettersAcross(['Eine', 'exzellente'])).toBe('exzellente'.length);
  expect(lettersAcross(['Strengths'], 4)).toBe('Strengths'.length);
});

test('short words stay whole', () => {
  expect(parted('Echolagune und Mühle')).toBe('Echolagune und Mühle');
});
