/** What is allowed at a table but not for everybody, in one line. */
import type { AnyGame, Chosen } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';

export function adviceOn(game: AnyGame, chosen: Chosen, lang: Lang): string {
  const { print } = game.words([]);
  const lines = (game.form.advice?.(chosen) ?? []).map(({ about, text }) => {
    const names = about.map((one) => print(one, lang));
    return `${names.join(', ')}: ${print(text, lang)}`;
  });
  return lines.join(' · ');
}
