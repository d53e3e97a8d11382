/** Eldervale on one page, in our words. */
import type { Guide } from '../../../common/guide.ts';

export const en: Guide = [
  {
    title: 'What you are up to',
    text: [
      'Your people come to Eldervale, a land of eight elements of which only some are in play. You send Units out, take treasure, win power, and build up to six Dwellings. The end comes with somebody’s sixth Dwelling or the last Realm tile; whoever has the most victory points wins.',
    ],
    rules: ['E19.1', 'E20.13'],
  },
  {
    title: 'Your turn: one of two things',
    text: [
      'Place a Unit from the Ready Area in a Realm and do at once what the Realm offers, or Regroup: bring all Units home and use your cards. You may never pass. Free Actions (cash a token, slot one, cast a Spell, use an Orb) come on top, as many as you like.',
    ],
    rules: ['E4.1', 'E4.2', 'E5.1'],
  },
  {
    title: 'Where a Unit may go',
    text: [
      'The first one anywhere nobody stands. Each further one next to one of your Units, but not where you stand already. The Dragon flies two Realms far, the Wizard appears in any empty Realm, the Warrior may begin where somebody else stands.',
    ],
    rules: ['E5.5', 'E5.6', 'E5.11', 'E5.12', 'E5.13'],
  },
  {
    title: 'Treasure',
    text: [
      'In an Elemental Realm you take the top token of a stack into your Tray, at most four. Cash it whenever you like for what it shows, or put it into a Slot of a card, where it works again and again. An empty space still gives the resource printed there.',
    ],
    rules: ['E6.1', 'E6.2', 'E11.2', 'E11.4'],
  },
  {
    title: 'Ruins',
    text: [
      'Mage Tower: pay 2 resources, draw 3 Magic cards, discard one. Portal: summon another Unit. Mill: build a Dwelling. Fortress: pay 2 resources for 2 Gold. Gold stands in for anything.',
    ],
    rules: ['E6.5', 'E6.6', 'E6.7', 'E6.8'],
  },
  {
    title: 'The Dungeon',
    text: [
      'Turn up a new Realm and lay it next to two others; buy one of the face-up Adventure cards for your Tableau and gain power in its element; then buy a second one or put one under its deck.',
    ],
    rules: ['E7.1', 'E7.2', 'E7.8', 'E7.9'],
  },
  {
    title: 'Regroup',
    text: [
      'Take your Units back one by one. Each may go onto a card of your Tableau and carry out its action, one Unit per action, or straight to the Ready Area. Units from the Underworld come back too. Your Starter card can summon, gather and dwell.',
    ],
    rules: ['E8.3', 'E8.5', 'E8.6', 'E9.1'],
  },
  {
    title: 'Dwellings',
    text: [
      'A Worker in an Elemental Realm becomes a Dwelling for the price on the tile. At once: 2 points for each neighboring Ruin and Dwelling, and power for each sigil. It stays for good, adds a die to battles nearby, and counts again at the end.',
    ],
    rules: ['E10.2', 'E10.7', 'E10.9'],
  },
  {
    title: 'Battle',
    text: [
      'Whoever places a Unit among others fights. Neighboring Units may join; count dice (Worker 1, Warrior 2, Dragon 3, your Dwellings 1 each), add one for every Sword you pay, at most six. All roll; the highest die wins, ties go to the next. The winner takes Glory; the losers’ Units go to the Underworld, and each brings you a Sword.',
    ],
    rules: ['E15.1', 'E15.8', 'E15.13', 'E15.23', 'E15.29', 'E15.36'],
  },
  {
    title: 'Monsters',
    text: [
      'A Monster next to a Realm where you place a Unit rushes in, and there is a battle. Until the first Regroup of each player they sleep: that is the Peaceful Start. Beaten Monsters leave; some effects dominate one, and then it fights for you.',
    ],
    rules: ['E18.1', 'E18.10', 'E18.13'],
  },
  {
    title: 'Power, Glory, Orbs',
    text: [
      'Each element has a track of five spaces, worth 2, 2, 3, 4 and 5. The first at the top takes an Orb, which buys a reward, makes a card’s price free forever or wakes an Orb Slot. The Glory track gives something with every step.',
    ],
    rules: ['E17.2', 'E17.4', 'E17.11', 'E16.3'],
  },
  {
    title: 'Counting',
    text: [
      'A point for each unused Orb; the value of each of your power markers; for each Dwelling, and for your cards, the value of your marker in that element, at most three cards per Dwelling; then Vaults and Prophecies.',
    ],
    rules: ['E20.2', 'E20.4', 'E20.5', 'E20.6'],
  },
];
