/** Everything that can be drawn or said, in every language: for whoever works on the client. */
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  CARDS,
  eventCardText,
  FORESTS,
  locationText,
  SEASON_NAMES,
  SPECIAL_EVENT_LIST,
  wordsOf,
} from '@evervale/everdell';
import { LANGS, type Lang } from '@evervale/kernel/text';
import { Landscape } from '../art/Landscape.tsx';
import { Animal } from '../games/everdell/art/Animal.tsx';
import { GoodIcon, type Good } from '../games/everdell/art/Goods.tsx';
import { SpotDrawing } from '../games/everdell/art/Motif.tsx';
import { seatLook } from '../games/everdell/model/seats.ts';
import { mainSign } from '../games/everdell/model/signs.ts';
import { CardFace } from '../games/everdell/parts/CardFace.tsx';
import '../games/everdell/styles/index.css';
import { uiCatalog, uiWords } from '../words/index.ts';
import { Page } from './Page.tsx';
import { useUi } from './useUi.ts';
import type { Words } from './useWords.ts';

const GOODS: Good[] = ['twig', 'resin', 'pebble', 'berry', 'card', 'point', 'any'];
const words = wordsOf();

function wordsIn(lang: Lang): Words {
  return {
    lang,
    t: (key, args) => uiWords.print(args ? { key, args } : { key }, lang),
    print: (text) => words.print(text, lang),
    name: (id) => words.print({ key: 'name', args: { id } }, lang),
  };
}

function Language({ lang }: { lang: Lang }) {
  const said = wordsIn(lang);
  const places = [...BASIC_LOCATIONS, ...FORESTS.list].map(({ id }) => id);
  const events = [...BASIC_EVENT_LIST, ...SPECIAL_EVENT_LIST.list].map(({ id }) => id);
  return (
    <section lang={lang}>
      <h2>{lang}</h2>
      <div className="gallery-cards">
        {CARDS.list.map(({ id }) => (
          <CardFace key={id} id={id} size="full" words={said} />
        ))}
      </div>
      <div className="gallery-cards small">
        {CARDS.list.map(({ id }) => (
          <CardFace key={id} id={id} size="mini" words={said} />
        ))}
      </div>
      <ul>
        {places.map((id) => (
          <li key={id}>
            <b>{said.name(id)}</b>: {said.print(locationText(id))}
          </li>
        ))}
        {events.map((id) => (
          <li key={id}>
            <b>{said.name(id)}</b>: {said.print(eventCardText(id))}
          </li>
        ))}
        {Object.entries(uiCatalog[lang]).map(([key, pattern]) => (
          <li key={key}>
            <code>{key}</code> {pattern}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GalleryPage() {
  const t = useUi();
  return (
    <Page title={t('gallery.title')} wide>
      <div className="gallery-row">
        {[0, 1, 2, 3, 4, 5, 6].map((seat) => (
          <Animal
            key={seat}
            look={seatLook({ rugwort: { seat: 6, year: 1, modules: [], lastRoll: 0 } }, seat)}
          />
        ))}
        {GOODS.map((good) => (
          <GoodIcon key={good} good={good} />
        ))}
      </div>
      <div className="gallery-row">
        {[...BASIC_LOCATIONS, ...FORESTS.list].map(({ id }, i) => (
          <SpotDrawing key={id} kind={mainSign(id)} forest={i >= BASIC_LOCATIONS.length} />
        ))}
      </div>
      <div className="gallery-seasons">
        {SEASON_NAMES.map((season) => (
          <div key={season}>
            <Landscape season={season} />
          </div>
        ))}
      </div>
      {LANGS.map((lang) => (
        <Language key={lang} lang={lang} />
      ))}
    </Page>
  );
}
