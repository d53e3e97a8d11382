/** What the lessons of Eldervale say, in English, which says what the other languages must have. */
export const en = {
  'first.title': 'A first round of Eldervale',
  'first.about': 'Place Units, take treasure, go down into the Dungeon, regroup, build a Dwelling.',
  'first.welcome':
    'Welcome to Eldervale. You lead the Badgerkin; three of your Workers are ready at the lower edge of the map. Oakley plays along.',
  'first.map':
    'The map is made of Realms. Colored ones belong to an element and hold treasure, gray ones are Ruins with an action of their own. What you may use now is lit; your first Unit may go anywhere nobody stands.',
  'first.place':
    'Place a Worker in an Elemental Realm. You take the top treasure token there at once. If you are asked which stack, choose the one you like.',
  'first.cash':
    'The token lies in your Tray, where four have room. It is yours to cash at any moment, even in the middle of a payment. Cash it now and look at your resources.',
  'first.end':
    'You have done your turn. Free Actions are possible as long as it lasts; then end it. Watch what Oakley does.',
  'first.next':
    'From now on a Unit has to stand next to one of your own, and not where you stand already. Place another Worker in an Elemental Realm.',
  'first.end2': 'End your turn again.',
  'first.dungeon':
    'With no Unit on the map you may begin anywhere nobody stands. Down into the Dungeon: every visit makes the land larger and your Tableau longer.',
  'first.lay':
    'A new Realm was turned up. Put it on one of the marked cells, next to at least two others. Later your Dwellings want Ruins and other Dwellings as neighbors.',
  'first.acquire':
    'Now buy one of the face-up Adventure cards. It joins your Tableau, and you gain 1 power in its element. Doors are the cheapest.',
  'first.burn':
    'A second card, if you can pay for it; otherwise burn one: it goes under its deck, perhaps one that somebody else has an eye on.',
  'first.end3': 'End your turn.',
  'first.regroup':
    'Your Units are out. Regroup: all of them come home, and on the way each may use one of your cards.',
  'first.withdraw':
    'Units come back one by one. Withdraw one; leave another in an Elemental Realm whose price you can pay, for it will become something else.',
  'first.dwell':
    'Put the Unit on Dwell: another Worker, one that still stands in an Elemental Realm, becomes a Dwelling. You pay the price on that tile, score 2 points for each Ruin and Dwelling beside it, and gain its power.',
  'first.another': 'Withdraw the next Unit.',
  'first.gather':
    'Put it on Gather: it brings a resource every time you regroup. A token in its Slot makes it bring something better.',
  'first.rest':
    'Let the others come home too: use a card with them or send them straight to the Ready Area.',
  'first.third':
    'You have a third Worker. Place it too and take another treasure: what you hold will soon pay for a Dwelling.',
  'first.end4': 'Your Regroup is done. End the turn.',
  'first.done':
    'That is the whole rhythm: send Units out, regroup, build. With the sixth Dwelling of anybody or the last Realm the game ends; then power, Dwellings and cards count once more. In the next lesson it comes to blows.',
  'battle.title': 'Battle',
  'battle.about': 'Who joins, how dice are counted, who wins and what is lost.',
  'battle.why':
    'As long as somebody has not regrouped for the first time, Eldervale is peaceful. That is over now: whoever places a Unit where others stand fights, after taking what the Realm gives.',
  'battle.dice':
    'Your dice: Worker and Wizard 1, Warrior 2, Dragon 3; 1 more for each of your Dwellings here and next door; 1 more for each Sword you pay. Never more than six.',
  'battle.attack':
    'Place a Unit where Oakley or a Monster stands. The battle goes step by step: Units from neighboring Realms may join, dice are added, all roll. Answer what you are asked until it is over.',
  'battle.verdict':
    'The highest die decides; if it is a tie, the second highest, and so on. More dice are more chances for a six. If the best are equal in everything, everybody loses.',
  'battle.after':
    'The winner takes a step on the Glory track and its reward. The losers’ Units go to the Underworld and come back at the next Regroup; each brings its owner a Sword: who loses today hits harder tomorrow.',
  'battle.done':
    'You can hold your ground now. Before you attack, look at the reasons for the dice: they are shown before you decide.',
  'magic.title': 'Magic and Orbs',
  'magic.about': 'Spells, Quests, Prophecies; power, Orbs and Slots.',
  'magic.kinds':
    'Magic cards come in three kinds. Spells are cast, Quests are completed by themselves and score at once, Prophecies count at the end if you still hold them. All of them are also resources you can pay with.',
  'magic.cast':
    'Cast a Spell from your hand. With enough power in its element it is free, otherwise you pay its price.',
  'magic.tower':
    'More cards are at the Mage Tower: pay any two resources, draw three cards, discard one. Place a Unit there.',
  'magic.power':
    'Power is gained with cards and Dwellings. Each element has five spaces, worth 2, 2, 3, 4 and 5 points: for the marker itself, and again for every Dwelling and every counted card of that element.',
  'magic.orbs':
    'Whoever first reaches the top of a track takes its Orb. An Orb buys one of the rewards beside the Glory track, makes a card free of its price forever, or wakes a card with an Orb Slot. Unused it is worth 1 point.',
  'magic.slots':
    'Tokens need not be cashed: in a Slot they work again and again. A Door gives what its token shows whenever you alone are highest in its element.',
  'magic.done':
    'Now you know everything that is in your hand and on your cards. What is left are those who were here before you.',
  'monsters.title': 'Monsters and modules',
  'monsters.about': 'Lairs, Rush, domination; what the further boxes bring.',
  'monsters.lairs':
    'Each element in play has a Lair, and in it a Monster. During the Peaceful Start it sleeps. Now it is awake.',
  'monsters.rush':
    'Place a Unit next to a Monster and it rushes in, always, after the Realm action; then there is a battle. If there are several, you choose which one comes.',
  'monsters.dare':
    'Dare it: place a Unit next to a Monster or where one stands. Answer what you are asked until the battle is over.',
  'monsters.beaten':
    'Whoever beats a Monster takes a step of Glory or 1 power in its element, and the Monster leaves Eldervale. Some cards dominate it instead: then it stands in your Ready Area and fights for you.',
  'monsters.modules':
    'When you set up a table you can add modules: the Oracle sells cards, Mercenaries fight for Gold, the Mother of Dragons guards her Troves, the Frost Giant keeps the Bifröst Bridge, Legendary Monsters replace the common ones. Two against two and alone against the Ghosts are possible too.',
  'monsters.done':
    'That was the last lesson. The land is yours: play a first game against the computer.',
};
