/** Basic and special Events. */
import type { NameTable } from '../../names.ts';

export const events = {
  // basic-event
  'city-monument': 'Monument der Stadt',
  'grand-tour': 'Die große Fahrt',
  'harvest-festival': 'Herbstfest',
  'cartographers-expedition': 'Expedition des Kartographen',

  // special-event
  'a-brilliant-marketing-plan': 'Eine exzellente Marketing-Strategie',
  'a-well-run-city': 'Eine erfolgreiche Stadt',
  'an-evening-of-fireworks': 'Ein Abend mit Feuerwerk',
  'ancient-scrolls-discovered': 'Der Fund antiker Schriftrollen',
  'capture-of-the-acorn-thieves': 'Die Festnahme der Eicheldiebe',
  'croak-wart-cure': 'Die Warzen-Heilung',
  'flying-doctor-service': 'Fliegender Arzt Service',
  'graduation-of-scholars': 'Abschlussprüfung',
  'ministering-to-miscreants': 'Sich der Schurken annehmen',
  'path-of-the-pilgrims': 'Pfad der Pilger',
  'performer-in-residence': 'Ortsansässiger Künstler',
  'pristine-chapel-ceiling': 'Makellose Kapellendecke',
  'remembering-the-fallen': 'Gedenktag',
  'tax-relief': 'Steuererleichterung',
  'the-everdell-games': 'Die Everdell-Spiele',
  'under-new-management': 'Neues Management',
} satisfies NameTable;
