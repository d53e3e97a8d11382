/** Words that are not ours: what a text must not say, because the game has another word for it. */
import type { Lang } from '@evervale/kernel/text';

/** By language: the wrong word, and the one to use. */
const WRONG: { readonly [lang in Lang]: readonly (readonly [RegExp, string])[] } = {
  en: [
    [
      /\bcolour|\btravell|\brevell|\bhonour|\bfavour|\bneighbour|\bholidays\b/i,
      'American spelling',
    ],
    [/\bthe own\b/i, 'their own'],
    [/[^\s]'[a-z]|"/, 'curly quotes'],
    [/\bmeeple/i, 'worker'],
    [/\bvictory point/i, 'point'],
    [/\bbuildings?\b(?! (?:card|a|the))/i, 'Construction'],
    [/\bgoods? (?:less|of your choice)\b|\b(?:your|no|any|some) goods\b/i, 'resource'],
    [/\bresources? less\b|\b(?:twigs?|resin|pebbles?|berr(?:y|ies)) less\b/i, 'fewer resources'],
    [/\bof any kind\b/i, 'of your choice'],
    [/\bis no [A-Z]/, 'is not a'],
    [/\bsubstitute action/i, 'fallback action'],
  ],
  de: [
    [/\bArbeiter/, 'Tier'],
    [/(?<!Computer)\b(?:G|g)egner/, 'andere Person, fremd'],
    [/\bMitspieler|\bSpielerin|\bSpieler\b|\bSpielercode|\bZuschauer\b/, 'Person, Zuschauende'],
    [/\bKreatur/, 'Wesen'],
    [/\bGebäude/, 'Bauwerk'],
    [/\bRohstoff/, 'Ressource'],
    [/\bSiegpunkt|\bPunktemarker/, 'Punkt, Punkte-Marker'],
    [/\b(?:Spezial|Sonder|Grund|Basis)ereignis/, 'Einfaches, Besonderes Ereignis'],
    [/Ressourcen? deiner Wahl/, 'beliebige Ressource'],
    [/\bWiesenkarte/, 'Karte der Wiese'],
    [/\bReiseort/, 'Reise-Ort'],
    [
      /\b[Aa]uf (?:einen|einem|den|dem) (?:Waldort|Einfachen Ort|Flussort)\b/,
      'an einem Ort einsetzen',
    ],
    [/\b[Aa]uf (?:die|der) Zuflucht\b/, 'in der Zuflucht'],
    [/\bman\b/, 'du'],
    [/(?:deine|deiner) Karte \{card\}/, 'deinem Kloster'],
    [/"/, '„“'],
  ],
  fr: [
    [/À la pose/, 'Quand vous la jouez'],
    [/d’entre elles/, 'en jouer 1'],
    [/\btravailleur/i, 'ouvrier'],
    [/\bbâtiment/i, 'Construction'],
    [/\bbestiole/i, 'Créature'],
    [/\bornement/i, 'parure'],
    [/\bpoints? de victoire/i, 'point'],
    [/votre carte \{card\}/, 'votre Grue'],
    [/\bRugwort|\bNightweave|\bPhantomia/, 'Paillasson, Tissenuit'],
    [/\bgrand(?:s|es)? (?:animal|animaux|créature)/i, 'créature géante'],
    [/\bjoueurs? (?:virtuel|automatique)/i, 'adversaire virtuel'],
    [/\bendroits?\b/i, 'lieu'],
    [/\b[Ll]e joueur (?!qui |suivant)/, 'vous'],
    [/\bdes biens\b/i, 'des ressources'],
    [/ressources? de votre choix/, 'ressource au choix'],
    [/limite de la main/, 'limite de main'],
    [/ …/, '… without a space'],
    [/"|“|”/, '« »'],
  ],
  it: [
    [/All’entrata in gioco/, 'Quando la giochi'],
    [/\boperai[oe]?\b/i, 'lavoratore'],
    [/\bcreatur[ae]\b/i, 'Animale'],
    [/\bedifici/i, 'Costruzione'],
    [/\bgetton[ei]\b/i, 'segnalino'],
    [/\bpunti vittoria/i, 'punto'],
    [/\bpiazz(?:a|i|ar\w*|at\w|ament\w)\b/i, 'collocare'],
    [/tua carta \{card\}/, 'la tua Chiesa'],
    [/\bPaillasson|\bTissenuit|\bPhantomia/, 'Rugwort, Nightweave'],
    [/\bgrand[ei] animal[ei]/i, 'animale gigante'],
    [/\b(?:giocator[ei]|avversari[oi]?) automatic/i, 'avversario virtuale'],
    [/\brisors[ae] qualsiasi|qualsiasi risorsa/i, 'risorsa a scelta'],
    [/\briservar|\briservat/i, 'prenotare'],
    [/Albero eterno/, 'Albero Eterno'],
    [/messa giù/, 'entrare in città'],
    [/\brisors[ae] a tua scelta/, 'risorsa a scelta'],
    [/Carta punti della/, 'carta punti'],
    [/ …| %/, '… and % without a space'],
    [/"|“|”/, '« »'],
  ],
};

/** What is wrong with a text, as "word: use this instead". */
export function wrongWords(text: string, lang: Lang): string[] {
  return WRONG[lang].flatMap(([wrong, right]) => {
    const found = wrong.exec(text)?.[0];
    return found === undefined ? [] : [`${found}: ${right}`];
  });
}
