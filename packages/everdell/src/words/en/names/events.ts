/** Basic and special Events. */
import type { NameTable } from '../../names.ts';

export const events = {
  // basic-event
  'city-monument': 'City Monument',
  'grand-tour': 'Grand Tour',
  'harvest-festival': 'Harvest Festival',
  'cartographers-expedition': 'Cartographers’ Expedition',

  // special-event
  'a-brilliant-marketing-plan': 'A Brilliant Marketing Plan',
  'a-well-run-city': 'A Well Run City',
  'an-evening-of-fireworks': 'An Evening of Fireworks',
  'ancient-scrolls-discovered': 'Ancient Scrolls Discovered',
  'capture-of-the-acorn-thieves': 'Capture of the Acorn Thieves',
  'croak-wart-cure': 'Croak Wart Cure',
  'flying-doctor-service': 'Flying Doctor Service',
  'graduation-of-scholars': 'Graduation of Scholars',
  'ministering-to-miscreants': 'Ministering to Miscreants',
  'path-of-the-pilgrims': 'Path of the Pilgrims',
  'performer-in-residence': 'Performer in Residence',
  'pristine-chapel-ceiling': 'Pristine Chapel Ceiling',
  'remembering-the-fallen': 'Remembering the Fallen',
  'tax-relief': 'Tax Relief',
  'the-everdell-games': 'The Everdell Games',
  'under-new-management': 'Under New Management',
} satisfies NameTable;
