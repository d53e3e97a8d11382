/** The words of characters, in all four languages: what they are called, and what they like. */
import { typeset, type Lang } from '@evervale/kernel/text';
import type { Character } from '../names.ts';

interface Described {
  readonly name: string;
  readonly says: string;
}

const WORDS: Readonly<Record<Lang, Readonly<Record<Character, Described>>>> = {
  en: {
    builder: { name: 'Builder', says: 'Likes Constructions and builds the biggest of them.' },
    host: { name: 'Host', says: 'Likes Critters: every house should be lived in.' },
    collector: { name: 'Collector', says: 'Likes purple cards and point tokens.' },
    reveller: { name: 'Reveler', says: 'Likes Events and wants to be there first.' },
    traveller: { name: 'Wayfarer', says: 'Likes the Journey and sends many workers on it.' },
    farmer: { name: 'Farmer', says: 'Likes green cards and waits for the harvest.' },
    mason: { name: 'Mason', says: 'Likes Dwellings and builds wherever there is room.' },
    champion: { name: 'Champion', says: 'Likes battles and the Glory they bring.' },
    scholar: { name: 'Scholar', says: 'Likes Magic cards and keeps many of them.' },
    explorer: { name: 'Explorer', says: 'Likes Adventure cards and a full Tableau.' },
  },
  de: {
    builder: { name: 'Baumeister', says: 'Mag Bauwerke und baut die größten.' },
    host: { name: 'Gastgeber', says: 'Mag Wesen: Jedes Haus soll bewohnt sein.' },
    collector: { name: 'Sammler', says: 'Mag lila Karten und Punkte-Marker.' },
    reveller: { name: 'Festgast', says: 'Mag Ereignisse und will zuerst da sein.' },
    traveller: { name: 'Wandervogel', says: 'Mag die Reise und schickt viele auf den Weg.' },
    farmer: { name: 'Bauer', says: 'Mag grüne Karten und wartet auf die Ernte.' },
    mason: { name: 'Maurer', says: 'Mag Behausungen und baut, wo Platz ist.' },
    champion: { name: 'Recke', says: 'Mag Kämpfe und den Ruhm, den sie bringen.' },
    scholar: { name: 'Gelehrter', says: 'Mag Magiekarten und behält viele davon.' },
    explorer: { name: 'Entdecker', says: 'Mag Abenteuerkarten und ein volles Tableau.' },
  },
  fr: {
    builder: { name: 'Bâtisseur', says: 'Aime les Constructions et bâtit les plus grandes.' },
    host: { name: 'Hôte', says: 'Aime les Créatures : chaque maison doit être habitée.' },
    collector: { name: 'Chineur', says: 'Aime les cartes violettes et les jetons Point.' },
    reveller: { name: 'Fêtard', says: 'Aime les Événements et veut y être avant les autres.' },
    traveller: { name: 'Voyageur', says: 'Aime le Voyage et y envoie beaucoup de monde.' },
    farmer: { name: 'Fermier', says: 'Aime les cartes vertes et attend la récolte.' },
    mason: { name: 'Maçon', says: 'Aime les Demeures et bâtit partout où il y a de la place.' },
    champion: { name: 'Champion', says: 'Aime les combats et la Gloire qu’ils apportent.' },
    scholar: { name: 'Érudit', says: 'Aime les cartes Magie et en garde beaucoup.' },
    explorer: { name: 'Explorateur', says: 'Aime les cartes Aventure et un Tableau bien rempli.' },
  },
  it: {
    builder: { name: 'Muratore', says: 'Ama le Costruzioni e costruisce le più grandi.' },
    host: { name: 'Locandiere', says: 'Ama gli Animali: ogni casa deve essere abitata.' },
    collector: { name: 'Antiquario', says: 'Ama le carte viola e i segnalini punto.' },
    reveller: { name: 'Festaiolo', says: 'Ama gli Eventi e vuole arrivarci prima degli altri.' },
    traveller: { name: 'Giramondo', says: 'Ama il Viaggio e ci manda in molti.' },
    farmer: { name: 'Contadino', says: 'Ama le carte verdi e aspetta il raccolto.' },
    mason: { name: 'Capomastro', says: 'Ama le Dimore e costruisce dovunque ci sia posto.' },
    champion: { name: 'Campione', says: 'Ama le battaglie e la Gloria che portano.' },
    scholar: { name: 'Erudito', says: 'Ama le carte Magia e ne tiene molte.' },
    explorer: { name: 'Esploratore', says: 'Ama le carte Avventura e una Plancia piena.' },
  },
};

export function characterWords(character: Character, lang: Lang): Described {
  const { name, says } = WORDS[lang][character];
  return { name, says: typeset(says, lang) };
}
