/** Everything that can be drawn or said, in every language: for whoever works on the client. */
import { wordsOf } from '@evervale/everdell';
import { LANGS, type Lang } from '@evervale/kernel/text';
import { useMemo, useState } from 'react';
import { Faces } from './Faces.tsx';
import { Pictures } from './Pictures.tsx';
import { Sayings } from './Sayings.tsx';
import { States } from './States.tsx';
import '../../common/browse.css';
import '../styles/index.css';
import { NAMES } from '../../../table/newTable.ts';
import { uiWords } from '../../../words/index.ts';
import { Choice } from '../../../shell/Choice.tsx';
import { Page } from '../../../shell/Page.tsx';
import { useSettings } from '../../../shell/settings.ts';
import { useUi } from '../../../shell/useUi.ts';
import type { Words } from '../../../shell/useWords.ts';

const PARTS = ['pictures', 'cards', 'states', 'words'] as const;

function wordsIn(lang: Lang): Words {
  const ofGame = wordsOf({ players: NAMES });
  return {
    lang,
    t: (key, args) => uiWords.print(args ? { key, args } : { key }, lang),
    print: (text) => ofGame.print(text, lang),
    name: (id) => ofGame.print({ key: 'name', args: { id } }, lang),
  };
}

export function GalleryPage() {
  const t = useUi();
  const settings = useSettings();
  const [lang, setLang] = useState(settings.lang);
  const [part, setPart] = useState<(typeof PARTS)[number]>('pictures');
  const words = useMemo(() => wordsIn(lang), [lang]);
  return (
    <Page title={t('gallery.title')} wide>
      <Choice
        label={t('settings.language')}
        values={LANGS}
        value={lang}
        say={(one) => one}
        choose={setLang}
      />
      <Choice
        label={t('gallery.part')}
        values={PARTS}
        value={part}
        say={(one) => t(`gallery.${one}`)}
        choose={setPart}
      />
      <div lang={lang} className="gallery" data-part={part}>
        {part === 'pictures' && <Pictures />}
        {part === 'cards' && <Faces words={words} />}
        {part === 'states' && <States words={words} />}
        {part === 'words' && <Sayings words={words} />}
      </div>
    </Page>
  );
}
