/** The worked examples of the phrase book, as the declarations of the cards print them. */
import { LANGS } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { cardText, wordsOf } from '../../index.ts';

/** In English, German, French and Italian. */
const EXAMPLES: { readonly [card: string]: readonly string[] } = {
  'barge-toad': [
    'Production: gain 2 twigs for each Farm in your city.',
    'Produktion: Nimm dir 2 Zweige für jede Farm in deiner Stadt.',
    'Production : gagnez 2 brindilles pour chaque Ferme de votre ville.',
    'Produzione: ottieni 2 rametti per ogni Fattoria nella tua città.',
  ],
  doctor: [
    'Production: you may pay up to 3 berries. Gain 1 point token for each berry paid.',
    'Produktion: Du darfst bis zu 3 Beeren zahlen. Nimm dir 1 Punkte-Marker für jede gezahlte Beere.',
    'Production : vous pouvez payer jusqu’à 3 baies. Gagnez 1 jeton Point pour chaque baie payée.',
    'Produzione: puoi pagare fino a 3 bacche. Ottieni 1 segnalino punto per ogni bacca pagata.',
  ],
  teacher: [
    'Production: draw 2 cards. Keep 1 card and give the other to an opponent.',
    'Produktion: Ziehe 2 Karten. Behalte 1 Karte und gib die übrige an 1 andere Person.',
    'Production : piochez 2 cartes. Gardez 1 carte et donnez l’autre à un adversaire.',
    'Produzione: pesca 2 carte. Tieni 1 carta e dai l’altra a un avversario.',
  ],
  'general-store': [
    'Production: gain 1 berry (or 2 berries if your city has at least 1 Farm).',
    'Produktion: Nimm dir 1 Beere (oder 2 Beeren, wenn du mindestens 1 Farm in deiner Stadt hast).',
    'Production : gagnez 1 baie (ou 2 baies si votre ville compte au moins 1 Ferme).',
    'Produzione: ottieni 1 bacca (o 2 bacche se la tua città contiene almeno 1 Fattoria).',
  ],
  innkeeper: [
    'When you play a Critter: you may discard this card from your city to pay 3 fewer berries.',
    'Wenn du 1 Wesen ausspielst: Du darfst diese Karte aus deiner Stadt abwerfen, um 3 Beeren weniger zu zahlen.',
    'Quand vous jouez une Créature : vous pouvez défausser cette carte de votre ville pour payer 3 baies de moins.',
    'Quando giochi un Animale: puoi scartare questa carta dalla tua città per pagare 3 bacche in meno.',
  ],
  shopkeeper: [
    'After you play a Critter: gain 1 berry.',
    'Nachdem du 1 Wesen ausgespielt hast: Nimm dir 1 Beere.',
    'Après avoir joué une Créature : gagnez 1 baie.',
    'Dopo aver giocato un Animale: ottieni 1 bacca.',
  ],
  courthouse: [
    'After you play a Construction: gain 1 twig, 1 resin or 1 pebble.',
    'Nachdem du 1 Bauwerk ausgespielt hast: Nimm dir 1 Zweig, 1 Harz oder 1 Kiesel.',
    'Après avoir joué une Construction : gagnez 1 brindille, 1 résine ou 1 galet.',
    'Dopo aver giocato una Costruzione: ottieni 1 rametto, 1 resina o 1 ciottolo.',
  ],
  'postal-pigeon': [
    'When played: reveal 2 cards, then you may play 1 of them worth up to 3 points for free. Discard the rest.',
    'Beim Ausspielen: Decke 2 Karten auf, dann darfst du 1 davon im Wert von bis zu 3 Punkten kostenlos ausspielen. Wirf die übrigen ab.',
    'Quand vous la jouez : révélez 2 cartes, puis vous pouvez en jouer gratuitement 1 valant au plus 3 points. Défaussez le reste.',
    'Quando la giochi: rivela 2 carte, poi puoi giocarne gratis 1 del valore massimo di 3 punti. Scarta le altre.',
  ],
  queen: [
    'Visit: play 1 card from your hand or the Meadow worth up to 3 points for free.',
    'Beim Einsetzen: Spiele 1 Karte von deiner Hand oder der Wiese im Wert von bis zu 3 Punkten kostenlos aus.',
    'Visite : jouez gratuitement 1 carte de votre main ou de la Prairie valant au plus 3 points.',
    'Visita: gioca gratis 1 carta dalla tua mano o dal Prato del valore massimo di 3 punti.',
  ],
  monk: [
    'Production: you may give up to 2 berries to an opponent. Gain 2 point tokens for each berry given. Unlocks the 2nd room of your Monastery.',
    'Produktion: Du darfst bis zu 2 Beeren an 1 andere Person geben. Nimm dir 2 Punkte-Marker für jede abgegebene Beere. Schaltet das 2. Feld in deinem Kloster frei.',
    'Production : vous pouvez donner jusqu’à 2 baies à un adversaire. Gagnez 2 jetons Point pour chaque baie donnée. Déverrouille la 2e salle de votre Monastère.',
    'Produzione: puoi dare fino a 2 bacche a un avversario. Ottieni 2 segnalini punto per ogni bacca data. Sblocca la 2ª casella del tuo Monastero.',
  ],
  undertaker: [
    'When played: discard 3 Meadow cards, then refill the Meadow. Then take 1 Meadow card into your hand. Unlocks the 2nd plot of your Cemetery.',
    'Beim Ausspielen: Wirf 3 Karten von der Wiese ab, fülle dann die Wiese auf. Nimm dann 1 Karte von der Wiese auf die Hand. Schaltet die 2. Grabstelle auf deinem Friedhof frei.',
    'Quand vous la jouez : défaussez 3 cartes de la Prairie, puis réapprovisionnez la Prairie. Puis prenez en main 1 carte de la Prairie. Déverrouille la 2e concession de votre Cimetière.',
    'Quando la giochi: scarta 3 carte del Prato, poi rifornisci il Prato. Poi prendi in mano 1 carta del Prato. Sblocca la 2ª casella del tuo Cimitero.',
  ],
  ranger: [
    'When played: move 1 of your deployed workers to another free location and use the new location. Unlocks the 2nd cell of your Dungeon.',
    'Beim Ausspielen: Versetze 1 deiner eingesetzten Tiere an einen anderen freien Ort und nutze den neuen Ort. Schaltet die 2. Zelle in deinem Verlies frei.',
    'Quand vous la jouez : déplacez 1 de vos ouvriers déployés vers un autre lieu libre et utilisez ce nouveau lieu. Déverrouille la 2e cellule de votre Donjon.',
    'Quando la giochi: sposta 1 dei tuoi lavoratori schierati in un altro luogo libero e usa il nuovo luogo. Sblocca la 2ª cella del tuo Dungeon.',
  ],
  castle: [
    'End of game: worth 1 point for each Common Construction in your city.',
    'Spielende: 1 Punkt für jedes gewöhnliche Bauwerk in deiner Stadt.',
    'Fin de partie : vaut 1 point pour chaque Construction commune de votre ville.',
    'Fine partita: vale 1 punto per ogni Costruzione Comune nella tua città.',
  ],
  king: [
    'End of game: worth 1 point for each basic Event achieved and 2 points for each special Event achieved.',
    'Spielende: 1 Punkt für jedes erledigte Einfache Ereignis und 2 Punkte für jedes erledigte Besondere Ereignis.',
    'Fin de partie : vaut 1 point pour chaque Événement de base accompli et 2 points pour chaque Événement spécial accompli.',
    'Fine partita: vale 1 punto per ogni Evento base realizzato e 2 punti per ogni Evento speciale realizzato.',
  ],
  architect: [
    'End of game: worth 1 point for each leftover resin and for each leftover pebble, up to 6 points.',
    'Spielende: 1 Punkt für jedes übrige Harz und für jeden übrigen Kiesel, höchstens 6 Punkte.',
    'Fin de partie : vaut 1 point pour chaque résine restante et pour chaque galet restant, 6 points au plus.',
    'Fine partita: vale 1 punto per ogni resina rimasta e per ogni ciottolo rimasto, al massimo 6 punti.',
  ],
  historian: [
    'After you play a Critter or Construction: draw 1 card.',
    'Nachdem du 1 Wesen oder Bauwerk ausgespielt hast: Ziehe 1 Karte.',
    'Après avoir joué une Créature ou une Construction : piochez 1 carte.',
    'Dopo aver giocato un Animale o una Costruzione: pesca 1 carta.',
  ],
  peddler: [
    'Production: you may trade up to 2 resources for as many of your choice.',
    'Produktion: Du darfst bis zu 2 Ressourcen gegen ebenso viele beliebige tauschen.',
    'Production : vous pouvez échanger jusqu’à 2 ressources contre autant de ressources au choix.',
    'Produzione: puoi scambiare fino a 2 risorse con altrettante a scelta.',
  ],
  'clock-tower': [
    'When played: put 3 point tokens on this card. When you prepare for a season, before taking back your workers: you may return 1 point token from this card to the supply to use 1 basic or Forest location where you have a worker. Point tokens still on this card score at the end of the game.',
    'Beim Ausspielen: Lege 3 Punkte-Marker auf diese Karte. Bevor du für eine neue Jahreszeit deine Tiere zurückholst: Du darfst 1 Punkte-Marker von dieser Karte in den Vorrat zurücklegen, um 1 Einfachen Ort oder Waldort (dort muss 1 deiner Tiere stehen) zu nutzen. Punkte-Marker, die hier liegen bleiben, zählen bei Spielende.',
    'Quand vous la jouez : posez 3 jetons Point sur cette carte. Quand vous vous préparez pour une saison, avant de récupérer vos ouvriers : vous pouvez remettre 1 jeton Point de cette carte dans la réserve pour utiliser 1 lieu de base ou de Forêt où vous avez un ouvrier. Les jetons Point qui restent sur cette carte comptent en fin de partie.',
    'Quando la giochi: metti 3 segnalini punto su questa carta. Quando ti prepari per una stagione, prima di riprendere i lavoratori: puoi rimettere 1 segnalino punto da questa carta nella riserva per usare 1 luogo Base o Foresta dove hai un lavoratore. I segnalini punto che restano su questa carta contano a fine partita.',
  ],

  // Besides what the phrase book has, the card says that it may share its space.
  wife: [
    'May share its space with 1 Husband. End of game: worth 3 extra points if this card shares its space with 1 Husband.',
    'Darf sich den Platz mit 1 Ehemann teilen. Spielende: 3 Bonuspunkte, wenn sich diese Karte den Platz mit 1 Ehemann teilt.',
    'Peut partager sa case avec 1 Mari. Fin de partie : vaut 3 points bonus si cette carte partage sa case avec 1 Mari.',
    'Può condividere lo slot con 1 Marito. Fine partita: vale 3 punti bonus se questa carta condivide lo slot con 1 Marito.',
  ],
  // “1 card” as on the Queen: every card is a Critter or a Construction.
  inn: [
    'Visit: play 1 card from the Meadow for 3 fewer resources of your choice. Open: if an opponent visits, you gain 1 point token.',
    'Beim Einsetzen: Spiele 1 Karte von der Wiese für 3 beliebige Ressourcen weniger aus. Offen: Setzt hier eine andere Person 1 Tier ein, nimmst du dir 1 Punkte-Marker.',
    'Visite : jouez 1 carte de la Prairie pour 3 ressources de moins, au choix. Ouverte : si un adversaire vient ici, vous gagnez 1 jeton Point.',
    'Visita: gioca 1 carta dal Prato pagando 3 risorse in meno, a scelta. Aperta: se un avversario la visita, ottieni 1 segnalino punto.',
  ],
  // In brackets, so that a sentence can go on: “… (even if occupied) and draw 1 card”.
  lookout: [
    'Visit: use 1 basic or Forest location (even if occupied).',
    'Beim Einsetzen: Nutze 1 Einfachen Ort oder Waldort (auch wenn besetzt).',
    'Visite : utilisez 1 lieu de base ou de Forêt (même si un ouvrier s’y trouve).',
    'Visita: usa 1 luogo Base o Foresta (anche se occupato).',
  ],
  // The tokens are points, too (CHAPEL.4).
  chapel: [
    'Visit: put 1 point token on this card, then draw 2 cards for each point token on this card. Point tokens on this card score at the end of the game.',
    'Beim Einsetzen: Lege 1 Punkte-Marker auf diese Karte, ziehe dann 2 Karten für jeden Punkte-Marker auf dieser Karte. Punkte-Marker auf dieser Karte zählen bei Spielende.',
    'Visite : posez 1 jeton Point sur cette carte, puis piochez 2 cartes pour chaque jeton Point sur cette carte. Les jetons Point sur cette carte comptent en fin de partie.',
    'Visita: metti 1 segnalino punto su questa carta, poi pesca 2 carte per ogni segnalino punto su questa carta. I segnalini punto su questa carta contano a fine partita.',
  ],
};

describe('the texts of cards', () => {
  it.each(Object.entries(EXAMPLES))('are worded as in the phrase book: %s', (id, expected) => {
    const { print } = wordsOf();
    const printed = LANGS.map((lang) => print(cardText(id), lang).replace(/[\u00a0\u202f]/g, ' '));
    expect(printed).toEqual(expected);
  });
});
