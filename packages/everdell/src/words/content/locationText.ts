/** The texts of basic locations, Forest cards, the Haven and the Journey. */
import { sentences, type Text } from '@evervale/kernel/text';
import { havenEffect, journeyEffects } from '../../base/havenAndJourney.ts';
import { BASIC_LOCATIONS, FORESTS } from '../../content/board.ts';
import type { Box } from '../../content/box.ts';
import { allBoxes } from '../../content/boxes.ts';
import { JOURNEY, journeyPoints } from '../../state/place.ts';
import { placeNamed, type PlaceOfBox } from '../../turn/course.ts';
import { clausesOf, told } from '../effects/index.ts';
import { t } from '../texts.ts';

interface Place {
  readonly text: Text;
  /** How many workers can stand there. */
  readonly workers: Text;
}

const ANY_WORKERS = t('worker.any');
const ONE_WORKER = t('worker.max', { n: 1 });

export const locationText = (id: string): Text => placeOf(id).text;
export const locationWorkers = (id: string): Text => placeOf(id).workers;

function placeOf(id: string): Place {
  const basic = BASIC_LOCATIONS.find((location) => location.id === id);
  if (basic) {
    const workers = basic.shared ? ANY_WORKERS : ONE_WORKER;
    return { text: sentences([told(clausesOf(basic.effect, {}))]), workers };
  }
  const forest = FORESTS.list.find((location) => location.id === id);
  if (forest) {
    return { text: sentences([told(clausesOf(forest.effect, {}))]), workers: t('worker.forest') };
  }
  if (id === 'haven') {
    return { text: sentences([told(clausesOf(havenEffect, {}))]), workers: ANY_WORKERS };
  }
  const ofBox = placeNamed(id);
  if (ofBox?.effect !== undefined) {
    return {
      text: textOf(ofBox)?.(id) ?? sentences([told(clausesOf(ofBox.effect, {}))]),
      workers: ofBox.shared ? t('worker.onePerPlayer') : ONE_WORKER,
    };
  }
  return journeyPlace(id);
}

function textOf(place: PlaceOfBox): Box['placeText'] {
  return allBoxes().find(({ id }) => id === place.box)?.placeText;
}

/** 5.25-5.30: only in autumn, for good, worth its points. */
function journeyPlace(id: string): Place {
  const i = journeyEffects.findIndex((_, at) => id === `journey-${journeyPoints(JOURNEY + at)}`);
  if (i < 0) throw new Error(`no location is called ${id}`);
  const discarding = told(clausesOf(journeyEffects[i], {}));
  const worth = t('score.flat', { n: journeyPoints(JOURNEY + i) });
  return {
    text: sentences([
      t('if.onlySeason', { season: 'autumn' }),
      t('frame.label', { label: t('t.visitStay'), text: discarding }),
      t('frame.label', { label: t('t.end'), text: worth }),
    ]),
    workers: i === 0 ? ANY_WORKERS : ONE_WORKER,
  };
}
