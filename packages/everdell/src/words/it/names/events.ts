/** Basic and special Events. */
import type { NameTable } from '../../names.ts';

export const events = {
  // basic-event
  'city-monument': 'Monumento Cittadino',
  'grand-tour': 'Gran Tour',
  'harvest-festival': 'Festa del Raccolto',
  'cartographers-expedition': 'Spedizione dei Cartografi',

  // special-event
  'a-brilliant-marketing-plan': 'Un Brillante Piano di Marketing',
  'a-well-run-city': 'Una Città Ben Gestita',
  'an-evening-of-fireworks': 'Una Serata di Fuochi d’Artificio',
  'ancient-scrolls-discovered': 'Scoperta di Antiche Pergamene',
  'capture-of-the-acorn-thieves': 'Cattura dei Ladri di Ghiande',
  'croak-wart-cure': 'Cura della Verruca Gracidante',
  'flying-doctor-service': 'Servizio Dottori Volanti',
  'graduation-of-scholars': 'Cerimonia di Laurea',
  'ministering-to-miscreants': 'Provvedere ai Miscredenti',
  'path-of-the-pilgrims': 'Il Cammino dei Pellegrini',
  'performer-in-residence': 'Artista Locale',
  'pristine-chapel-ceiling': 'La Volta della Cappella Cinguettina',
  'remembering-the-fallen': 'In Memoria dei Caduti',
  'tax-relief': 'Sgravi Fiscali',
  'the-everdell-games': 'I Giochi di Everdell',
  'under-new-management': 'Nuova Gestione',
} satisfies NameTable;
