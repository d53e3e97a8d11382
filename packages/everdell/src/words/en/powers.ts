/** What a power says beside its hand limit and what stands in for others. */
export const powers = {
  'power.axolotls':
    'setup: a token lies on each basic location; with your first worker on each of them you gain 1 resource of your choice more',
  'power.cardinals': 'whenever you draw cards from the deck, you may draw 1 more',
  'power.foxes':
    'a worker you place on a Forest card may use any location where an opponent has a worker instead (no Event, Cemetery, Monastery, Chapel or Storehouse)',
  'power.hedgehogs':
    'if a worker you place on a basic or Forest location gained you no berry, gain 1 berry',
  'power.lizards':
    'setup: the Forest cards not in use are your pile; at the start of the game and of each season you draw 3 of them and lay out 1, which only you may visit and nobody may copy',
  'power.mice':
    'after placing a worker on a basic or Forest location you may gain 1 resource of a type you do not have',
  'power.moles':
    'when placing a worker gains you resources, you may return 1 of them to gain 1 pebble',
  'power.owls':
    'after placing a worker you may discard 1 card and draw 1 card; if you give the card drawn to an opponent, draw 2 cards',
  'power.platypuses':
    'setup: put 5 point tokens on this power; once per turn, before your action, you may return 1 of them to gain 1 resource of your choice and draw 1 card or take 1 Meadow card; tokens left here score',
  'power.rats':
    'setup: put your token on a Meadow card; whenever anybody plays that card, gain 1 resource of a type you do not have and move the token to another Meadow card',
  'power.squirrels': 'when placing a worker gains you at least 1 twig, gain 1 twig more',
  'power.starlings':
    'whenever you draw cards, you may take each of them from the deck or the Meadow',
  'power.toads':
    'after you play a Production card you may discard 1 card to activate it a second time',
  'power.turtles':
    'after you play a card you may put 1 resource on this power if it is empty, or take back the one that lies here together with 1 more of its type',
  'power.bats':
    'after you play a card you may put 1 Meadow card aside; you may play cards put aside as if they were in your hand or in the Meadow',
  'power.cats':
    'you may place workers on basic locations, Forest locations and Destination cards even if an opponent’s worker is there (not on the Chapel)',
  'power.honey-bees':
    'after you play a card that is no Production card, except in autumn, you may discard 1 card to activate 1 Production card in your city',
  'power.snails':
    'setup: 7 cards that nobody looks at are your pile; after an opponent plays a Production card you may give them its top card to use that card, too',
  'power.butterflies':
    'you begin with as many cards as your hand limit allows, and you are the first player',
  'power.pigs':
    'setup: all Farms are a pile in front of you; at the start of the game and of each season you may put its top card into play for free; your Farms use no space; everybody may play its top card, and you gain 2 point tokens when an opponent does',
  'power.spiders':
    'setup: put your token on a basic location, a Forest location or the Haven; whenever anybody places a worker there, gain 1 resource of a type you do not have, draw 1 card and move the token to another such place; you are the last player',
  'power.stoats':
    'after you play a card you may discard 2 cards to gain 1 twig, 1 resin or 1 berry, or 3 cards to gain 1 pebble',
};
