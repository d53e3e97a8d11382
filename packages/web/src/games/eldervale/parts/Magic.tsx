/** The hand of Magic cards: what may be cast now glows. */
import type { CSSProperties } from 'react';
import { useGame } from '../../../shell/useGame.ts';
import { CardPicture, Rune } from '../art/index.ts';
import { softened } from '../../common/syllables.ts';
import { useTable } from '../context.ts';
import { magicOf } from '../model/board.ts';
import { weightOf } from '../model/shares.ts';
import { tonesOf } from '../model/tones.ts';
import { useFitTexts } from '../useFitTexts.ts';
import { Signed } from './Signed.tsx';
import { Thing } from './Thing.tsx';

export function MagicCard({ id, target }: { id: string; target: string }) {
  const { words, t } = useTable();
  const { lookup } = useGame();
  const card = magicOf(id)!;
  const element = card.type === 'spell' ? card.element : null;
  const tones = tonesOf(element);
  return (
    <Thing
      target={target}
      className="magic-card"
      label=""
      style={{ '--deep': tones.dark, '--tone': tones.middle } as CSSProperties}
    >
      <span className="magic-picture" data-type={card.type}>
        <CardPicture card={id} />
        {element !== null && <Rune element={element} />}
      </span>
      <span className="magic-name" data-fit-name>
        {softened(words.name(id), 8)}
      </span>
      <span className="magic-type" data-type={card.type}>
        {t(`magic.${card.type}`)}
      </span>
      <Signed text={lookup.find(id)?.text()} className="magic-text" on={element ?? 'none'} />
    </Thing>
  );
}

export function Magic() {
  const { view, snapshot, t, words, onCard } = useTable();
  const { lookup } = useGame();
  const { hand, handSize, quests } = view.seats[snapshot.seat];
  const { deck, discard } = view.magic;
  const shown = [...(hand ?? []), ...quests];
  const lengths = shown.map((id) => onCard(lookup.find(id)!.text()).length);
  const box = useFitTexts<HTMLUListElement>(shown.join(' ') + words.lang, lengths);
  return (
    <section
      className="magic"
      aria-label={t('magic.title')}
      data-anchor="hand"
      style={{ '--cards': shown.length, '--weight': weightOf(lengths) } as CSSProperties}
    >
      <header>
        <h2>{t('magic.title')}</h2>
        <small>{t('magic.of', { n: handSize, deck, gone: discard.length })}</small>
      </header>
      <ul ref={box}>
        {(hand ?? []).map((id, i) => (
          <li key={`${id} ${i}`}>
            <MagicCard id={id} target={`magic/${id}`} />
          </li>
        ))}
        {hand === null && <li className="none">{t('magic.hidden')}</li>}
        {hand?.length === 0 && <li className="none">{t('magic.empty')}</li>}
        {quests.map((id) => (
          <li key={id} className="done">
            <MagicCard id={id} target={`done/${id}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
