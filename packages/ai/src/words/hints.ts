/** The words of hints, in all four languages. */
import { catalog, count, printer, type Printer, type Resolvers } from '@evervale/kernel/text';
import { eldervaleHints } from './eldervale.ts';
import { reviewWords } from './review.ts';
import { de, en, fr, it } from './worth.ts';

const hints = catalog(
  {
    'hint.points': `${count('point', 'points')} from {of}`,
    'hint.tokens': count('point token', 'point tokens'),
    'hint.journey': `${count('point', 'points')} from the Journey`,
    'hint.pearls': `${count('point', 'points')} for pearls`,
    'hint.later': en('{of} will pay off later'),
    'hint.resources': en('more resources in your supply'),
    'hint.resources.kept': en('fewer resources spent'),
    'hint.hand': en('better cards in hand'),
    'hint.reach': en('more cards within reach'),
    'hint.play': en('{of} can be played soon'),
    'hint.free': en('{of} can still be occupied'),
    'hint.event': en('{of} comes closer'),
    'hint.workers': en('more workers ready'),
    'hint.workers.kept': en('a worker stays ready for later'),
    'hint.space': en('space left in your city'),
    'hint.stored': en('resources stored on cards'),
    'hint.season': 'your workers return and a new season begins',
    'hint.table': en('good places stay open'),
    'hint.rival': 'opponents get fewer points',
    'hint.outlook': 'the best outlook overall',
    'hint.same': 'hardly any better than the next best move',
    'hint.less': `about ${count('point', 'points')} less than the best move`,
    'hint.little': 'a little worse than the best move',
    'hint.letting': 'opponents get more points than with the best move',
    'hint.asGood': 'about as good as the best move',
    'hint.but': '{why}, but {less}',
  },
  {
    'hint.points': `${count('Punkt', 'Punkte')} ({of})`,
    'hint.tokens': count('Punkte-Marker', 'Punkte-Marker'),
    'hint.journey': `${count('Punkt', 'Punkte')} durch die Reise`,
    'hint.pearls': `${count('Punkt', 'Punkte')} für Perlen`,
    'hint.later': de('zahlt sich später aus: {of}'),
    'hint.resources': de('mehr Ressourcen im Vorrat'),
    'hint.resources.kept': de('weniger Ressourcen ausgegeben'),
    'hint.hand': de('bessere Karten auf der Hand'),
    'hint.reach': de('mehr Karten in Reichweite'),
    'hint.play': de('bald spielbar: {of}'),
    'hint.free': de('noch zu besetzen: {of}'),
    'hint.event': de('rückt näher: {of}'),
    'hint.workers': de('mehr Tiere bereit'),
    'hint.workers.kept': de('ein Tier bleibt für später bereit'),
    'hint.space': de('Platz in deiner Stadt'),
    'hint.stored': de('Ressourcen auf Karten gelagert'),
    'hint.season': 'deine Tiere kehren zurück und eine neue Jahreszeit beginnt',
    'hint.table': de('gute Orte bleiben offen'),
    'hint.rival': 'andere bekommen weniger Punkte',
    'hint.outlook': 'insgesamt die besten Aussichten',
    'hint.same': 'kaum ein Unterschied zum nächstbesten Zug',
    'hint.less': `etwa ${count('Punkt', 'Punkte')} weniger als der beste Zug`,
    'hint.little': 'etwas schlechter als der beste Zug',
    'hint.letting': 'andere bekommen mehr Punkte als beim besten Zug',
    'hint.asGood': 'etwa so gut wie der beste Zug',
    'hint.but': '{why}, aber {less}',
  },
  {
    'hint.points': `${count('point', 'points')} ({of})`,
    'hint.tokens': count('jeton Point', 'jetons Point'),
    'hint.journey': `${count('point', 'points')} grâce au Voyage`,
    'hint.pearls': `${count('point', 'points')} grâce aux perles`,
    'hint.later': fr('rapportera plus tard : {of}'),
    'hint.resources': fr('plus de ressources en réserve'),
    'hint.resources.kept': fr('moins de ressources dépensées'),
    'hint.hand': fr('de meilleures cartes en main'),
    'hint.reach': fr('plus de cartes à portée'),
    'hint.play': fr('bientôt jouable : {of}'),
    'hint.free': fr('encore à occuper : {of}'),
    'hint.event': fr('plus proche : {of}'),
    'hint.workers': fr('plus d’ouvriers disponibles'),
    'hint.workers.kept': fr('un ouvrier reste disponible'),
    'hint.space': fr('de la place dans la ville'),
    'hint.stored': fr('des ressources en stock'),
    'hint.season': 'les ouvriers reviennent et une nouvelle saison commence',
    'hint.table': fr('de bons lieux restent ouverts'),
    'hint.rival': 'l’adversaire marque moins de points',
    'hint.outlook': 'les meilleures perspectives dans l’ensemble',
    'hint.same': 'presque aucune différence avec le meilleur autre coup',
    'hint.less': `environ ${count('point', 'points')} de moins que le meilleur coup`,
    'hint.little': 'un peu moins bon que le meilleur coup',
    'hint.letting': 'l’adversaire marque plus de points qu’avec le meilleur coup',
    'hint.asGood': 'à peu près aussi bon que le meilleur coup',
    'hint.but': '{why}, mais {less}',
  },
  {
    'hint.points': `${count('punto', 'punti')} ({of})`,
    'hint.tokens': count('segnalino punto', 'segnalini punto'),
    'hint.journey': `${count('punto', 'punti')} grazie al Viaggio`,
    'hint.pearls': `${count('punto', 'punti')} grazie alle perle`,
    'hint.later': it('renderà più avanti: {of}'),
    'hint.resources': it('più risorse di scorta'),
    'hint.resources.kept': it('meno risorse spese'),
    'hint.hand': it('carte migliori in mano'),
    'hint.reach': it('più carte a portata di mano'),
    'hint.play': it('presto giocabile: {of}'),
    'hint.free': it('ancora da occupare: {of}'),
    'hint.event': it('più vicino: {of}'),
    'hint.workers': it('più lavoratori pronti'),
    'hint.workers.kept': it('un lavoratore resta pronto'),
    'hint.space': it('spazio nella città'),
    'hint.stored': it('risorse in deposito'),
    'hint.season': 'i lavoratori tornano e comincia una nuova stagione',
    'hint.table': it('buoni luoghi restano aperti'),
    'hint.rival': 'l’avversario ottiene meno punti',
    'hint.outlook': 'le prospettive migliori nel complesso',
    'hint.same': 'quasi nessuna differenza rispetto alla migliore alternativa',
    'hint.less': `circa ${count('punto', 'punti')} in meno della mossa migliore`,
    'hint.little': 'un po’ peggio della mossa migliore',
    'hint.letting': 'l’avversario ottiene più punti che con la mossa migliore',
    'hint.asGood': 'più o meno buona quanto la mossa migliore',
    'hint.but': '{why}, ma {less}',
  },
);

export type HintKey = keyof (typeof hints)['en'] | keyof (typeof eldervaleHints)['en'];
export const HINT_KEYS = [
  ...Object.keys(hints.en),
  ...Object.keys(eldervaleHints.en),
] as readonly HintKey[];

const own = printer([hints, eldervaleHints, reviewWords]);

/** A printer of a game (it knows the names of cards) that can also say hints and reviews. */
export function withHints(words: Printer): Printer {
  const resolvers: Resolvers = Object.fromEntries(
    [...HINT_KEYS, ...Object.keys(reviewWords.en)].map(
      (key) =>
        [key, (args, lang) => own.print({ key, args }, lang)] satisfies [string, Resolvers[string]],
    ),
  );
  return words.with(resolvers);
}
