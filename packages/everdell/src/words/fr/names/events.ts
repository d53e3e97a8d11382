/** Basic and special Events. */
import type { NameTable } from '../../names.ts';

export const events = {
  // basic-event
  'city-monument': 'Monument de la ville',
  'grand-tour': 'Grand Tour',
  'harvest-festival': 'Fête des moissons',
  'cartographers-expedition': 'Expédition des cartographes',

  // special-event
  'a-brilliant-marketing-plan': 'Un brillant plan marketing',
  'a-well-run-city': 'Une ville bien gérée',
  'an-evening-of-fireworks': 'Une soirée de feux d’artifice',
  'ancient-scrolls-discovered': 'Découverte d’anciens parchemins',
  'capture-of-the-acorn-thieves': 'Capture des voleurs de glands',
  'croak-wart-cure': 'Remède à la verrue coassante',
  'flying-doctor-service': 'Service des médecins volants',
  'graduation-of-scholars': 'Remise des diplômes',
  'ministering-to-miscreants': 'S’occuper des mécréants',
  'path-of-the-pilgrims': 'Le chemin des pèlerins',
  'performer-in-residence': 'Spectacle en salle',
  'pristine-chapel-ceiling': 'Le plafond de la chapelle Pristine',
  'remembering-the-fallen': 'Hommage aux disparus',
  'tax-relief': 'Allègement fiscal',
  'the-everdell-games': 'Les jeux d’Everdell',
  'under-new-management': 'Changement de direction',
} satisfies NameTable;
