/** The lessons in English. */
export const en = {
  'first.title': 'Your first year',
  'first.about': 'Workers, cards, seasons, Events and points: everything you need to play.',
  'first.welcome':
    'Welcome to the valley! In the middle lies the Meadow with eight cards for everybody, around it places where your workers gather things. Below is your city, still empty, and beside it your hand. You are the squirrel.',
  'first.turn':
    'On your turn you do exactly one thing: place a worker, play a card, or prepare for the next season. It is winter and you have two workers. Whatever you may do glows.',
  'first.twigs':
    'Send your first worker for 3 twigs: choose the tree stump with three twigs. A closed ring has room for only one worker, so nobody else can come after you.',
  'first.forest':
    'Oakley fetches resin. Now your second worker: in the forest there is a place that gives 1 twig, 1 resin and 1 berry. The forest is different in every game.',
  'first.farm':
    'Both workers are out. Now you can play cards! The {farm} in your hand costs 2 twigs and 1 resin, and you have that. Choose it.',
  'first.wife':
    'The {farm} is green: it produced 1 berry at once. Look at the Meadow: the {wife} costs 2 berries, but she lives on the {farm}. Play her.',
  'first.occupy':
    'You could pay 2 berries. Better: let her move into your {farm}, for free. The {farm} is then occupied for good, but your berries stay with you.',
  'first.prepare':
    'Oakley is already in spring: everybody has seasons of their own. Your workers are all out, so prepare for spring too. The button is among the answers.',
  'first.spring':
    'Your workers are home again, and a third one has joined. In spring all green cards produce once more: the {farm} gave you another berry. The same happens in autumn.',
  'first.any':
    'Three workers! Send one to the Forest location that gives two resources of your choice, the two colorful discs.',
  'first.gain': 'Take resin twice: you will need it for the next card.',
  'first.inn':
    'Now build the {inn} from your hand. It is red: a Destination does nothing by itself, but your workers can visit it.',
  'first.visit':
    'Send a worker to your {inn}: choose the card in your city. There you may play a card from the Meadow for 3 fewer resources.',
  'first.mine':
    'The {mine} costs exactly 3, so it is free now. Choose it: another green card for your city.',
  'first.event':
    'Time flies, it is autumn. You have four green cards now, and that is what the {festival} in the tree wants. Send a worker there: the Event and its 3 points are yours alone.',
  'first.journey':
    'One worker is left, and three cards that you cannot pay for any more. In autumn they are still good for something: send the worker on the {journey}, to the stage worth 3 points. It costs you just these three cards.',
  'first.score':
    'Your workers are out and your hand is empty. Only in autumn may you pass: then the game is over for you.',
  'first.end':
    'This is how points are counted: what is printed on your cards, point tokens, purple bonuses, the {journey} and Events. You have won! Now you know how to play; the short lessons show some finer things.',

  'discounts.title': 'Pay less',
  'discounts.about': 'The {crane}, the {innkeeper} and the {inn} lower what cards cost.',
  'discounts.intro':
    'Some cards in your city make others cheaper. For each card you play you may use one such advantage, never two at once.',
  'discounts.mine': 'Play the {mine} from your hand. It would cost a twig, a resin and a pebble.',
  'discounts.crane':
    'You could pay. But the {crane} takes 3 resources off a Construction, if you discard it for that. Use it: a space in your city becomes free, too.',
  'discounts.historian': 'Next the {historian}, who costs 2 berries.',
  'discounts.innkeeper':
    'The {innkeeper} does for Critters what the {crane} does for Constructions: 3 fewer berries, and he leaves the city.',
  'discounts.inn':
    'The {inn} stays: each visit lets you play a card from the Meadow for 3 fewer resources. Send a worker to it.',
  'discounts.lookout':
    'The {lookout} costs 3 in all, so it is free. And because the {historian} is there now, you draw a card for each card you play.',
  'discounts.end':
    'Three cards, and you still have all your resources. Remember: one advantage per card, and what is left of a reduction is lost. The {dungeon} works in a similar way.',

  'events.title': 'Events',
  'events.about': 'How to achieve an Event, and why you should be quick.',
  'events.intro':
    'Four basic Events hang in the tree in every game, and four special ones that change. Each belongs to whoever has what it wants and sends a worker first.',
  'events.chipSweep':
    '{wellRun} wants a {clockTower} and a {chipSweep}. The tower already stands in your city; play the {chipSweep} from your hand.',
  'events.activate':
    'The {chipSweep} is green and lets another green card work: choose the {mine}.',
  'events.wellRun':
    'Now you have both cards. Send a worker to {wellRun}, before somebody else does.',
  'events.recall':
    'The Event is yours, with its points. This one also gives a worker back to you: choose which.',
  'events.festival':
    'You also have four green cards: {festival} is open to you as well. Send a worker.',
  'events.end':
    'Two Events in two turns. They take no space in your city, and you keep them even if the cards they wanted leave it.',

  'journey.title': 'Autumn',
  'journey.about': 'What to do with cards you cannot play: the {haven} and the {journey}.',
  'journey.intro':
    'Late autumn: two workers are left, many cards and hardly any resources. At the {haven} every two cards you discard become one resource of your choice.',
  'journey.haven': 'Send a worker to the {haven}.',
  'journey.two':
    'Discard two cards you will never be able to pay for: the {palace} and the {king}.',
  'journey.enough': 'Two cards are enough: say that you are done.',
  'journey.gain': 'Take what you like.',
  'journey.five':
    'Now the {journey}: its stages are worth 2 to 5 points and cost as many cards. You have six. Go for 5 points!',
  'journey.discard': 'Discard five cards.',
  'journey.end':
    'Five points for cards that nobody needed. Workers on the {journey} stay there to the end. Only the stage worth 2 points has room for everybody, so do not come last.',

  'bellfaire.title': 'Bellfaire',
  'bellfaire.about': 'The {market}, the {flowers} and the royal award.',
  'bellfaire.intro':
    'Bellfaire has modules you may mix as you like. Down by the path stands the {market} with four goods: those on the left can be bought, those on the right can be sold.',
  'bellfaire.market': 'Everybody may have one worker at the {market}. Send one there.',
  'bellfaire.sell':
    'Somebody has bought the {jam}, so now it can be sold. Selling pays what the token shows and brings 3 points and two resources of your choice. Sell it.',
  'bellfaire.discard':
    'The token shows two berries and a card. The berries are paid; discard one card.',
  'bellfaire.gain': 'Three points are yours. Take two resources you like.',
  'bellfaire.moved':
    'Look: the {jam} has moved to the buying side. Whoever buys it gets two berries and a card, and then it can be sold again.',
  'bellfaire.festival':
    'High up hangs the {flowers}: it wants one card of each of the five colors. You have them all. Send a worker.',
  'bellfaire.award':
    'Beside it hangs the royal award, here {agriculture}: at the end most green cards bring 6 points, second most 3. The little animals show who has how many. Oakley is ahead, so build green ones!',
  'pearlbrook.title': 'Pearlbrook',
  'pearlbrook.about': 'Frogs, pearls, adornments and wonders at the river.',
  'pearlbrook.intro':
    'Along the path now flows a river. Only your frog ambassador can go there, and only there. It fetches pearls, which are not resources: they buy adornments and wonders.',
  'pearlbrook.frog':
    'Four cards lie face down at the river, each with a pearl. The first spot wants three green cards in your city, and you have them. Send the frog there.',
  'pearlbrook.use':
    'The pearl is yours, and the card is turned up: the {watermill}. For a point and a twig it gives two cards and another pearl. Use it.',
  'pearlbrook.adorn':
    'Beside your city lie two adornments that only you know. Each costs one pearl. Play the {amulet}.',
  'pearlbrook.gain':
    'The {amulet} brings three resources of your choice, a point and two cards. Take a twig, a resin and a pebble, or what you like.',
  'pearlbrook.wonder':
    'In the tree hang four wonders instead of the basic Events. The {gate} is worth 10 points. You have all it costs: send a worker.',
  'pearlbrook.discard': 'A wonder also costs cards: discard two.',
  'pearlbrook.end':
    'Ten points! Your frog comes home with the workers when you prepare. At the end unspent pearls are worth 2 points each, and adornments what they say. And whoever finds nothing at the river can always trade at the {shoal}.',
  'newleaf.title': 'Newleaf',
  'newleaf.about': 'A train full of cards, golden tokens and visitors with wishes.',
  'newleaf.intro':
    'A railway has come to the valley! Below the Meadow stands a train with three cards. Everybody may play them like cards of the Meadow, and each stands in a car that brings something on top: a berry, a point, or a resource of your choice.',
  'newleaf.play':
    'The {refinery} in the first car costs a resin and a pebble, and you have both. Play it.',
  'newleaf.gain':
    'The card worked first and gave you a resin. Now comes its car, with a resource of your choice. Take what you like; then a new car and a new card roll in.',
  'newleaf.golden':
    'Cards of Newleaf have golden banners instead of a partner. The {inventor} in your hand has a blue one: she moves into any blue Construction, for a golden token. Play her.',
  'newleaf.token':
    'You have no berries, but a blue Construction: put a golden token on the {clockTower}. It works the other way round, too: a Construction with a golden banner takes in whoever fits it. You have three such tokens for the whole game, and they never come back.',
  'newleaf.platform':
    'On the {platform} wait visitors, two of whom can be seen. Send a worker there.',
  'newleaf.away':
    'First one of the two goes on by train, and the next one steps forward. Send {dune} away, who wants six purple cards.',
  'newleaf.stay':
    'Now one comes to stay beside your city, where no space is needed. {mossy} is worth 5 points if you have five green cards in the end. You have five already: the tick will show it.',
  'newleaf.car': 'Whoever has been on the {platform} also unloads a car of their choice. Take one.',
  'newleaf.end':
    'The other new place is the {knoll}: there you discard three cards of Meadow and train, take three of the new ones and unload a car. Visitors count only in the end, and only if their wish is true then. With the modules of Newleaf you can also reserve cards and travel by ticket.',
  'spirecrest.title': 'Spirecrest',
  'spirecrest.about':
    'Hares on a mountain trail, discoveries, weather and animals big enough to ride.',
  'spirecrest.intro':
    'Below the valley rise the mountains. A trail leads through foothills, peaks and ridges, and on it stands your hare. Whenever you have prepared for a season, it explores: it brings you a map tile and a discovery, and moves on.',
  'spirecrest.weather':
    'Mind the weather! Each season has its own, and it binds whoever is in that season. Now it is {rain}: as long as you are in winter, you cannot go to the forest. You can see it all around you.',
  'spirecrest.prepare': 'Your workers are out, so prepare for spring.',
  'spirecrest.tile':
    'Your hare explores the foothills. First choose a map tile for your expedition: {littledell} is worth 3 points, if in the end you pay a pebble and a berry for the way. Take it.',
  'spirecrest.discover':
    'Now three discoveries are turned up. The left one is free, the next costs one card or resource, the right one two. {stubblehoof} on the left is a big critter. Choose it.',
  'spirecrest.mount':
    'A big critter takes the place of one of your workers, who rides it from now on. Look at your workers: there it stands, under a saddle in your color.',
  'spirecrest.mud':
    'Your hare has moved on to the peaks. As the first in spring you have also turned up the spring weather: {mud}. For you, basic locations now give one fewer resource, but the forest is open again.',
  'spirecrest.send':
    'Let {stubblehoof} do something: choose it beside your city, as you would a worker.',
  'spirecrest.forest':
    'Now the place. The forest is not touched by the mud: send it to the three berries.',
  'spirecrest.pass':
    'Much later, late in autumn. Your hare is home, with three map tiles before it. There is nothing left to do: pass, and your expedition begins.',
  'spirecrest.first':
    'Tile by tile from the left you decide whether to pay. {littledell} wants a pebble and a berry: travel there.',
  'spirecrest.second':
    '{burrowdale} costs two twigs and a pebble, and you have just that. Travel on!',
  'spirecrest.end':
    'Seven points. The third tile wants three pebbles, so the expedition ends here: its points are lost, and so are those of all tiles behind it. Keep some resources for the last journey, and choose tiles you will be able to pay for, in the right order.',

  'nightweave.title': 'Against {nightweave}',
  'nightweave.about': 'The spider plays by her cards, alone or against two of you.',
  'nightweave.intro':
    '{nightweave} is an opponent of her own, with spiders for workers and a city. Each turn she turns up an action card and does the first thing on it that can be done. She always begins.',
  'nightweave.twigs': 'Her next card wants the three twigs. Be quicker: place a worker there.',
  'nightweave.card':
    'Look at her lair: for each season her card has a first and a second option. The three twigs were taken, so her spider went to the next free place, as the arrow on the card points. She gains nothing there, but she is in your way.',
  'nightweave.berry':
    'A few turns later, in spring: all four places for a single worker are taken. Take a berry and see what she does now.',
  'nightweave.second':
    'Crossed out is what she could not do, and why. So she took her second option. If that fails, too, there is the fallback at the bottom, of which she does as much as possible.',
  'nightweave.figure': 'Some cards bring her figure into the Meadow. Take a berry once more.',
  'nightweave.gap':
    'The die chose a position. The card there went into her city, and the figure lies in its place: no card comes there until her season ends.',
  'nightweave.season':
    'Figure and spiders are all out. When she now turns up a card with a spider or the figure, her season ends. Take a berry.',
  'nightweave.spring':
    'Everything came home, she has a new spider and cards, and from now on the field of spring counts on all her cards. You prepare when you like; her seasons are her own.',
  'nightweave.toll':
    'She can be nastier: with characters, plots and schemes. {tollTaker} marks the cards beside the figure with webs. Play the {mine}, which is marked.',
  'nightweave.pay':
    'Before anything else she asks for a resource, or she gains two point tokens. You can spare the berry: pay with it.',
  'nightweave.end':
    'In the end she counts the printed points of her cards, her tokens, Events and Journeys, and what the point card of her difficulty gives. She wins every tie. Begin with difficulty 0: there are five.',

  'solo.title': 'Alone against {rugwort}',
  'solo.about': 'The old rat builds too, without ever paying.',
  'solo.intro':
    '{rugwort} has no hand and no resources. But his workers stand in your way: one at 3 twigs, one in the forest. Where he stands you cannot go.',
  'solo.place': 'Fetch a pebble, that place is free.',
  'solo.farm': 'Play the {farm}, and watch what {rugwort} does then.',
  'solo.die':
    'Each time you play a card, a die decides which card of the Meadow he gets for free. What is on his cards does not matter: he has 2 points for each, 3 for purple ones.',
  'solo.wife':
    'So choose well when you play a card. The {wife} lives on your {farm}: play her from the Meadow for free. He gets another card for it.',
  'solo.forest': 'Your second worker may take two resources of your choice in the forest.',
  'solo.gain': 'Take what you like.',
  'solo.prepare': 'All workers are out: prepare for spring. He will do the same.',
  'solo.moved':
    'Look: his workers have moved on, and a new one stands on a card of the Meadow, which you cannot play now. He also takes basic Events when he has the cards for them.',
  'solo.end':
    'In the end he counts his cards, his Events, and 3 points for each special Event you do not have. Have more than he has, and next year will be harder.',
};
