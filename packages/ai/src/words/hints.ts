/** The words of hints, in all four languages. */
import { catalog, count, printer, type Printer, type Resolvers } from '@evervale/kernel/text';
import { eldervaleHints } from './eldervale.ts';

const hints = catalog(
  {
    'hint.points': `${count('point', 'points')} from {of}`,
    'hint.tokens': count('point token', 'point tokens'),
    'hint.journey': `${count('point', 'points')} from the Journey`,
    'hint.later': '{of} will pay off later',
    'hint.resources': 'more resources in stock',
    'hint.hand': 'better cards in hand',
    'hint.reach': 'more cards come within reach',
    'hint.play': '{of} can be played soon',
    'hint.free': '{of} stays free to be occupied',
    'hint.event': '{of} comes closer',
    'hint.workers': 'more workers ready',
    'hint.space': 'space left in the city',
    'hint.stored': 'resources in store',
    'hint.season': 'the workers return and a new season begins',
    'hint.table': 'good places stay open',
    'hint.rival': 'the opponent gets fewer points',
    'hint.outlook': 'the best outlook overall',
    'hint.same': 'hardly any difference to the next best',
    'hint.less': `about ${count('point', 'points')} less than the best pick`,
  },
  {
    'hint.points': `${count('Punkt', 'Punkte')} ({of})`,
    'hint.tokens': count('Punkte-Marker', 'Punkte-Marker'),
    'hint.journey': `${count('Punkt', 'Punkte')} durch die Reise`,
    'hint.later': 'zahlt sich später aus: {of}',
    'hint.resources': 'mehr Ressourcen im Vorrat',
    'hint.hand': 'bessere Karten auf der Hand',
    'hint.reach': 'mehr Karten kommen in Reichweite',
    'hint.play': 'bald spielbar: {of}',
    'hint.free': 'noch zu besetzen: {of}',
    'hint.event': 'rückt näher: {of}',
    'hint.workers': 'mehr Tiere bereit',
    'hint.space': 'Platz in der Stadt',
    'hint.stored': 'Ressourcen auf Karten gelagert',
    'hint.season': 'deine Tiere kehren zurück und eine neue Jahreszeit beginnt',
    'hint.table': 'gute Orte bleiben offen',
    'hint.rival': 'andere bekommen weniger Punkte',
    'hint.outlook': 'insgesamt die besten Aussichten',
    'hint.same': 'kaum ein Unterschied zum nächstbesten Zug',
    'hint.less': `etwa ${count('Punkt', 'Punkte')} weniger als der beste Zug`,
  },
  {
    'hint.points': `${count('point', 'points')} ({of})`,
    'hint.tokens': count('jeton Point', 'jetons Point'),
    'hint.journey': `${count('point', 'points')} grâce au Voyage`,
    'hint.later': 'rapportera plus tard : {of}',
    'hint.resources': 'plus de ressources en réserve',
    'hint.hand': 'de meilleures cartes en main',
    'hint.reach': 'plus de cartes à portée',
    'hint.play': 'bientôt jouable : {of}',
    'hint.free': 'encore à occuper : {of}',
    'hint.event': 'plus proche : {of}',
    'hint.workers': 'plus d’ouvriers disponibles',
    'hint.space': 'de la place dans la ville',
    'hint.stored': 'des ressources en stock',
    'hint.season': 'les ouvriers reviennent et une nouvelle saison commence',
    'hint.table': 'de bons lieux restent ouverts',
    'hint.rival': 'l’adversaire marque moins de points',
    'hint.outlook': 'les meilleures perspectives dans l’ensemble',
    'hint.same': 'presque aucune différence avec le meilleur autre coup',
    'hint.less': `environ ${count('point', 'points')} de moins que le meilleur coup`,
  },
  {
    'hint.points': `${count('punto', 'punti')} ({of})`,
    'hint.tokens': count('segnalino punto', 'segnalini punto'),
    'hint.journey': `${count('punto', 'punti')} grazie al Viaggio`,
    'hint.later': 'renderà più avanti: {of}',
    'hint.resources': 'più risorse di scorta',
    'hint.hand': 'carte migliori in mano',
    'hint.reach': 'più carte a portata di mano',
    'hint.play': 'presto giocabile: {of}',
    'hint.free': 'ancora da occupare: {of}',
    'hint.event': 'più vicino: {of}',
    'hint.workers': 'più lavoratori pronti',
    'hint.space': 'spazio nella città',
    'hint.stored': 'risorse in deposito',
    'hint.season': 'i lavoratori tornano e comincia una nuova stagione',
    'hint.table': 'buoni luoghi restano aperti',
    'hint.rival': 'l’avversario ottiene meno punti',
    'hint.outlook': 'le prospettive migliori nel complesso',
    'hint.same': 'quasi nessuna differenza rispetto alla migliore alternativa',
    'hint.less': `circa ${count('punto', 'punti')} in meno della mossa migliore`,
  },
);

export type HintKey = keyof (typeof hints)['en'] | keyof (typeof eldervaleHints)['en'];
export const HINT_KEYS = [
  ...Object.keys(hints.en),
  ...Object.keys(eldervaleHints.en),
] as readonly HintKey[];

const own = printer([hints, eldervaleHints]);

/** A printer of a game (it knows the names of cards) that can also say hints. */
export function withHints(words: Printer): Printer {
  const resolvers: Resolvers = Object.fromEntries(
    HINT_KEYS.map(
      (key) =>
        [key, (args, lang) => own.print({ key, args }, lang)] satisfies [string, Resolvers[string]],
    ),
  );
  return words.with(resolvers);
}
