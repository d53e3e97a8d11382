/** The few words of the plain table that are not the shell's. */
import { catalog, printer, type KeyOf } from '@evervale/kernel/text';
import { useSettings } from '../../shell/settings.ts';

const words = catalog(
  {
    'plain.table': 'The table',
    'plain.undo': 'Undo',
    'plain.blocked': 'Not possible now',
    'plain.total': 'Total',
    'plain.nothing': 'nothing',
    'plain.yes': 'yes',
  },
  {
    'plain.table': 'Der Tisch',
    'plain.undo': 'Rückgängig',
    'plain.blocked': 'Jetzt nicht möglich',
    'plain.total': 'Summe',
    'plain.nothing': 'nichts',
    'plain.yes': 'ja',
  },
  {
    'plain.table': 'La table',
    'plain.undo': 'Annuler',
    'plain.blocked': 'Impossible pour l’instant',
    'plain.total': 'Total',
    'plain.nothing': 'rien',
    'plain.yes': 'oui',
  },
  {
    'plain.table': 'Il tavolo',
    'plain.undo': 'Annulla',
    'plain.blocked': 'Ora non è possibile',
    'plain.total': 'Totale',
    'plain.nothing': 'niente',
    'plain.yes': 'sì',
  },
);

const { print } = printer([words]);

export function usePlainWords(): (key: KeyOf<typeof words>) => string {
  const { lang } = useSettings();
  return (key) => print({ key }, lang);
}
