/** The numbered rule behind a reason or a question, for whoever wants to read it. */

/** By the names of the reasons that the rules give. */
const OF_REASON: Readonly<Record<string, string>> = {
  'resources-short': '6.3',
  'city-full': '6.22',
  'unique-in-city': '6.5',
  occupied: '5.4',
  'already-there': '5.20',
  'no-worker': '5.11',
  'only-in-autumn': '5.25',
  'hand-short': '5.27',
  'hand-full': '7.2',
  'hand-empty': '5.24',
  achieved: '5.41',
  requirement: '5.40',
  'second-spot': '5.37',
  'not-open': '5.32',
  'nothing-stored': 'STOREHOUSE.4',
  'no-card-to-play': '5.9',
  'no-city-for-it': 'FOOL.4',
  'no-construction': 'RUINS.8',
  'piles-empty': '7.9',
  'meadow-blocked': '21.14',
  'workers-left': '8.1',
  'not-in-autumn': '8.3',
  'no-worker-to-move': '5.12',
  'city-cards-short': '5.6',
  'meadow-empty': '5.6',
  'no-location': '5.6',
  'nothing-to-activate': '5.6',
  'no-location-here': '5.6',
  'nothing-to-choose': '5.6',
  'legend-in-city': '18.9',
  'no-frog': '12.10',
  'pearls-short': '12.19',
  'points-short': '12.15',
  built: '12.27',
  'no-river-card': '12.12',
  'no-host': '6.7',
  'hand-kind-short': '12.15',
  'nothing-to-achieve': '5.40',
  'too-early': '15.11',
};

/** Reasons that mean another rule in another place: passing is not the Journey. */
const OF_ACTION: Readonly<Record<string, string>> = { pass: '4.5' };

/** By the keys of the questions. */
const OF_PROMPT: Readonly<Record<string, string>> = {
  'prompt.action': '4.2',
  'prompt.order': '6.28',
  'prompt.payment': '6.33',
  'prompt.payWhich': '6.39',
  'prompt.replace': 'RUINS.1',
  'prompt.intoCity': 'FOOL.1',
  'prompt.playFree': '6.8',
  'prompt.playLess': '6.39',
  'prompt.playRevealed': '6.9',
  'prompt.production': '8.6',
  'prompt.activate': 'CHIPSWEEP.1',
  'prompt.copy': 'MINERMOLE.2',
  'prompt.storehouse': 'STOREHOUSE.2',
  'prompt.clockTower': 'CLOCKTOWER.2',
  'prompt.discard': '2.6',
  'prompt.discardAny': '2.11',
  'prompt.discardUpTo': '2.11',
  'prompt.keep': 'TEACHER.1',
  'prompt.giveCards': '7.11',
  'prompt.receiver': '7.11',
  'prompt.giveWhich': '7.16',
  'prompt.gain': '2.7',
  'prompt.trade': 'PEDDLER.1',
  'prompt.location': 'LOOKOUT.1',
  'prompt.workerMove': '5.12',
  'prompt.workerTo': '5.12',
  'prompt.meadowTake': '7.5',
  'prompt.meadowTakeUpTo': '8.7',
  'prompt.meadowDiscard': 'UNDERTAKER.1',
  'prompt.pile': 'CEMETERY.2',
  'prompt.discardCity': '6.42',
  'prompt.market': '16.12',
  'prompt.displayTake': '14.17',
  'prompt.displayDiscard': '14.17',
  'prompt.trainCar': '14.14',
  'prompt.visitorDiscard': '14.19',
  'prompt.visitorKeep': '14.19',
  'prompt.visitorOf': '24.13',
  'prompt.reserved': '15.22',
  'prompt.rugwortPlays': '24.17',
};

export const ruleOfReason = (key: string, reason: string): string | undefined =>
  OF_ACTION[key] ?? OF_REASON[reason];

export const ruleOfPrompt = (key: string): string | undefined => OF_PROMPT[key];

export const RULES_NAMED: readonly string[] = [OF_REASON, OF_ACTION, OF_PROMPT].flatMap((rules) =>
  Object.values(rules),
);
