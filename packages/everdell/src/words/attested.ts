/**
 * Which wordings are printed somewhere: in a rulebook or on a component, by language. Every other
 * wording is a translation of our own.
 */
import type { Lang } from '@evervale/kernel/text';

/** Languages, then the ids whose names are printed in exactly these. */
const PRINTED: { readonly [langs: string]: string } = {
  'en de fr it': `
    architect bard barge-toad chip-sweep doctor fool historian husband innkeeper judge king
    miner-mole monk peddler postal-pigeon queen ranger shepherd shopkeeper teacher undertaker
    wanderer wife woodcarver castle cemetery chapel clock-tower courthouse crane dungeon
    ever-tree fairgrounds farm general-store inn lookout mine monastery palace post-office
    resin-refinery ruins school storehouse theater twig-barge university grand-tour
    ministering-to-miscreants performer-in-residence pristine-chapel-ceiling haven journey
    season-winter season-spring season-summer season-autumn resource-twig resource-resin
    resource-pebble resource-berry resource-any resource-card resource-point
    resource-point-token type-traveler type-production type-destination type-governance
    type-prosperity color-tan color-green color-red color-blue color-purple card-destination
    card-prosperity kind-critter kind-construction rarity-common rarity-unique
    action-place-worker action-play-card action-prepare-season action-pass verb-gain verb-pay
    verb-draw verb-take verb-reveal verb-discard verb-give verb-copy verb-activate
    verb-replenish verb-play verb-place verb-visit verb-move verb-bring-back verb-achieve
    verb-trade verb-replace verb-shuffle verb-choose verb-share verb-build verb-prepare
    verb-roll term-player term-opponent term-worker term-turn term-action term-season
    term-resource term-deployed term-permanently term-clockwise term-setup term-end-game
    term-scoring term-base-points term-bonus-points term-tie term-supply term-general-supply
    term-box term-die term-solo term-triggered-effects term-card-playing-ability term-cost
    term-requirement term-board term-location term-exclusive term-shared term-basic-location
    term-forest-location term-forest-card term-clearing term-occupied term-event
    term-basic-event term-special-event term-meadow term-meadow-card term-forest term-river
    term-ever-tree term-city term-space term-hand term-hand-limit term-deck term-discard-pile
    term-occupied-token term-card-type term-face-up term-face-down term-free term-room
    solo-rugwort solo-year-1 solo-year-2 solo-year-3 spirecrest-location spirecrest-city
    nightweave-difficulty lore-everdell lore-corrin-evertail lore-bellsong lore-greensprout
    lore-hopewatch ui-rules ui-total ui-cards-points ui-events-points ui-points ui-type
  `,
  'de fr it': `
    term-effect term-city-limit term-copy-of-card lore-everfrost lore-spirecrest-mountains
    ui-name
  `,
  'en de fr': `
    rats verb-score term-counter-clockwise
  `,
  'en de it': `
    card-production
  `,
  'en fr it': `
    poe hedgehogs mice squirrels turtles verb-unlock term-first-player term-winner
    term-discount term-cell term-plot term-prisoner ui-players
  `,
  'en de': `
    bridge ferry ferry-ferret harbor messenger pirate pirate-ship shipwright air-balloon baker
    bank chipsmith city-hall conductor diplomat ever-wall freight-car gardener greenhouse
    hotel inventor lamplighter library locomotive magician main-road mayor miller museum
    photographer poet tea-house amilla-glistendew the-green-acorn chipter-swipple click-clacks
    darkdeep-prison everflame-tomb jor-goldwing king-norths-treasury mayberry-matriarch
    strey-softpaw strongroot-castle tarry-hare corrin-evertails-field
    corrin-evertail-the-warrior corrin-evertails-path corrin-evertail-the-leader
    corrin-evertail-the-king rugwort-the-rowdy rugwort-the-robber rugwort-the-ruler
    summer-farm-no-space seasonal-farm city-monument harvest-festival cartographers-expedition
    flower-festival big-city scenic-flight a-brilliant-marketing-plan a-well-run-city
    an-evening-of-fireworks ancient-scrolls-discovered capture-of-the-acorn-thieves
    croak-wart-cure flying-doctor-service graduation-of-scholars path-of-the-pilgrims
    remembering-the-fallen tax-relief the-everdell-games under-new-management
    masquerade-invitations river-race riverside-resort romantic-cruise
    sunken-treasure-discovered x-marks-the-spot architectural-renaissance
    arts-and-music-festival bed-and-breakfast-guild city-holiday gathering-of-elders
    kings-road-established pie-eating-contest royal-wedding statues-commissioned city-jubilee
    ever-wall-tower-constructed glow-light-festival hot-air-balloon-race
    juniper-jig-dance-contest magic-show royal-tea stock-market-boom sunflower-parade bell
    compass gilded-book hourglass key-to-the-city masque mirror scales seaglass-amulet
    spyglass sundial tiara hopewatch-gate mistrise-fountain sunblaze-bridge starfalls-flame
    bim-little bosley-tedwardson butterbell-sweetpaw diggs-deepwell dillweed-quicksniff
    dim-dustlight dip-dibble dune-tarrington dwell-northwatch edvard-triptail frin-stickly
    glindil-frink iggy-silverscale mossy-steptoe orin-nimblepaw oscar-longtale phill-gurgle
    piff-quillglow plum-shortclaw quinn-cleanwhisker reemy-sniggle rivil-ablacus ruby-dew
    saris-clearwhistle sir-trivle-q-s-marqwill-iii skid-shinysnout snout-puddlehop triss-peske
    wildell-family willow-greengrin wimble-wuffle yara-and-brun-mayberry storytelling tourism
    beauty peace agriculture architecture community axolotls spiders everblossom-trail
    greensprout-trail mistrise-trail starfall-trail stubblehoof sunblaze-trail bellsong-trail
    firebeak stormvale windlore bellsong-city everblossom-city gatherwind-trail
    greensprout-city hopewatch-trail mistrise-city serpents-pass starfall-city sunblaze-city
    the-distant-shore meeks-crossing lily-ponds the-bog fort-faraway meerkat-canyon
    yaras-patch littledell bubbling-springs cuddlers-cove stompy-knoll kibblerill-ferry
    longleg-forest burrowdale amber-caves newberry-fields dugworm-gully twin-bridges
    mirror-lake shipwreck-shore quokka-island brightcoat-bloom coldblooded-desert
    mistfire-falls shoal market-location knoll station-platform buy sell resource-pearl
    card-legendary rarity-legendary verb-thwart box-pearlbrook box-spirecrest box-newleaf
    box-bellfaire box-mistwood box-extra box-legends box-corrin box-rugwort-cards box-powers
    pearlbrook-frog pearlbrook-river-destination pearlbrook-population pearlbrook-places
    pearlbrook-adornment pearlbrook-wonder spirecrest-foothills spirecrest-peaks
    spirecrest-ridges spirecrest-map-tile spirecrest-expedition spirecrest-discovery
    spirecrest-trail spirecrest-big-critter spirecrest-expedition-tile newleaf-station
    newleaf-train-car newleaf-visitor newleaf-ticket newleaf-outbound newleaf-return
    newleaf-reservation newleaf-bag bellfaire-power bellfaire-axolotl-token nightweave
    nightweave-spider nightweave-lair nightweave-action-card nightweave-point-card
    nightweave-character nightweave-plot nightweave-scheme nightweave-foil
    nightweave-web-token nightweave-season-tile nightweave-arrow lore-mistrise lore-sunblaze
    lore-starfall lore-everblossom lore-gatherwind
  `,
  de: `
    station-cards action-place-frog action-play-adornment action-play-legendary
    action-use-ticket action-reserve-card verb-reserve verb-buy verb-sell verb-flip
    term-die-12 term-open term-hand-card term-golden-token term-golden-banner term-red-banner
    solo-module-haste solo-module-fullness solo-module-glitter solo-module-luck
    solo-module-grump solo-rugwort-token box-base box-farms term-module term-expansion
    pearlbrook-wonder-location spirecrest-hare spirecrest-board spirecrest-start-tile
    spirecrest-exploration spirecrest-weather spirecrest-instant spirecrest-ongoing
    spirecrest-saddle newleaf-reservation-token bellfaire-award bellfaire-goods
    bellfaire-player-board bellfaire-first-place bellfaire-second-place nightweave-fallback
    plot-01 ui-final-score
  `,
  en: `
    carnival gazette juggler scurrble-champion scurrble-stadium town-crier bridge-of-the-sky
    cirrus-windfall foresight fynn-nobletail mcgregors-market oleanders-opera-house
    silver-scale-spring forest-two-berries-one-card forest-two-any
    forest-discard-any-draw-double forest-copy-basic-plus-card forest-three-cards-one-pebble
    forest-twig-resin-berry forest-three-berries forest-two-resin-one-twig
    forest-two-cards-one-any forest-discard-three-for-any forest-two-meadow-play-one
    forest-two-pebbles-one-card forest-resin-pebble-or-four-cards forest-berry-pebble-card
    forest-refresh-meadow-any forest-activate-two-production forest-three-resin
    forest-two-resin-or-two-berries forest-pay-three-twigs-gain-three-any forest-four-twigs
    forest-two-twigs-one-resin forest-copy-forest gus-the-gardener bosley-the-artist
    crustina-the-constable iluminor-the-inventor snout-the-explorer omicron-the-elder ballroom
    watermill observatory market great-hall gardens cardinals foxes lizards moles otters owls
    platypuses starlings toads bats cats honey-bees snails butterflies pigs stoats
    axolotls-title cardinals-title foxes-title hedgehogs-title lizards-title mice-title
    moles-title otters-title owls-title platypuses-title rats-title squirrels-title
    starlings-title toads-title turtles-title bats-title cats-title honey-bees-title
    snails-title butterflies-title pigs-title spiders-title stoats-title archeologist
    cartographers-caravan forager map-seller mountaineer prospector trail-guide truffle
    ancient-orchard cloudrim-peak corliander grey-cloaks-hideout honeypaw king-rhun
    moleia-mines ruins-of-spire tezels-laboratory whisper bounty-hunter cave-of-dancing-lights
    cloudsong star-weavers winter-1 summer-1 badgers-teeth card-traveler
    card-governance verb-keep weather-tornado weather-fire
  `,
};

const LANGS_OF = new Map(
  Object.entries(PRINTED).flatMap(([langs, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id): [string, string[]] => [id, langs.split(' ')]),
  ),
);

/** Whether the name is a printed one in that language. */
export function attested(id: string, lang: Lang): boolean {
  return LANGS_OF.get(id)?.includes(lang) ?? false;
}
