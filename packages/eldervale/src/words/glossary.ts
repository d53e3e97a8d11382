/** Words that are not Eldervale's: what a text must not say, because the game has another word for it. */
import type { Lang } from '@evervale/kernel/text';

/** By language: the wrong word, and the one to use. */
const WRONG: { readonly [lang in Lang]: readonly (readonly [RegExp, string])[] } = {
  en: [
    [/\bthe own\b/i, 'their own'],
    [/[^\s]'[a-z]|"/, 'curly quotes'],
    [/\bre-roll/i, 'reroll'],
    [/\b[Ss]oftware\b|\bspecification\b|\bthe pack\b/, 'the program, these rules'],
    [/\b(?:an|no|each|with) own\b|\bone’s own\b|\bno \w+ any more\b/, 'of yours, no longer'],
    [/\bnormative\b|\btest vector|\blookMagic\b|\bfixedDie\b|\bsetup\.\w|√/i, 'words of players'],
    [/\bcancelled\b|\bcolour|\bneighbour|\bgrey\b|\bsmoulder|\bunravelled/i, 'American spelling'],
    [/\bresources? less\b|\bdi(?:e|ce) fewer\b/i, 'fewer resources, fewer dice'],
    [
      /\b(?:seq|upTo|moveMonster|takeToken|setDie|limitSwords|noJoin|toLair|effect tree)\b/,
      'words',
    ],
  ],
  de: [
    [/\bOrbs?\b/, 'Sphäre'],
    [/Ruhmleiste/, 'Ruhmesleiste'],
    [/[Ff]ortgeschrittene/, 'besondere Einheit'],
    [/bezw[iu]ng/, 'beherrschen'],
    [/Hortmarker/, 'Hortschatz'],
    [/Elementreich/, 'Elementarreich'],
    [/\bRessource/, 'Rohstoff'],
    [/[Uu]nterw[ie]rf/, 'beherrschen'],
    [/\bbezahlte Schwert|\bbezahlt? (?:1|\{what\})|\{what\} bezahlen/, 'zahlen'],
    [/[Ss]pieler(?:in)?\b/, 'Person'],
    [/\bman\b/, 'du'],
    [/"/, '„“'],
  ],
  fr: [
    [/à l’inférieur|au supérieur/, 'à l’entier inférieur'],
    [/Unités? à vous|Demeures? à vous/, 'vos Unités'],
    [/\bpouvoirs?\b(?! (?:être|faire|payer|le|exécuter))/i, 'puissance'],
    [/\bEnfers\b/, 'Outre-monde'],
    [/\b[Uu]ne Orbe/, 'un Orbe'],
    [/Réserve/, 'Zone d’attente'],
    [/\bruée/i, 'foncer'],
    [/à l’Outre-monde/, 'dans l’Outre-monde'],
    [/\bbiens\b/, 'ressources'],
    [/\b[Ii]ntervert/, 'échanger'],
    [/\b[1-9#] puissance/, 'point de puissance'],
    [
      /\b(?:unité|royaume|demeure|monstre|ouvrier|orbe|repaire)s?\b/,
      'capitals for the terms of the game',
    ],
    [/"|“|”/, '« »'],
  ],
  it: [
    [/\bcompiut[ae]\b|\bsi compi(?:e|ono)\b/, 'completare una Missione'],
    [/\bRegn[oi]\b/, 'Reame'],
    [/Area base/, 'Area pronta'],
    [/\bInferi\b/, 'Inframondo'],
    [/\bTableau\b/, 'Plancia'],
    [/[Rr]aggrupp/, 'Richiamo'],
    [/\bDungeon\b/, 'Segrete'],
    [/[Aa]zioni libere/, 'azioni gratuite'],
    [/[Cc]olloc/, 'piazzare'],
    [/[Ii]ncass/, 'riscuotere'],
    [/\bcart[ae] ospit[ei]/i, 'carta collegata'],
    [/\bfigur[ae]\b/i, 'miniatura'],
    [/\bbeni\b|\bbene conservato/, 'risorsa'],
    [/ …| %/, '… and % without a space'],
    [/\b[1-9#] potere/, 'punto potere'],
    [/"|“|”/, '« »'],
  ],
};

/** What is wrong with a text, as "word: use this instead". */
export function wrongInEldervale(text: string, lang: Lang): string[] {
  return WRONG[lang].flatMap(([wrong, right]) => {
    const found = wrong.exec(text)?.[0];
    return found === undefined ? [] : [`${found}: ${right}`];
  });
}
