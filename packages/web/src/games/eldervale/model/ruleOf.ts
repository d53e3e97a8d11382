/** The numbered rule behind a question or a reason of Eldervale, for whoever wants to read it. */

/** By the keys of the questions. */
const OF_PROMPT: Readonly<Record<string, string>> = {
  'prompt.action': 'E4.1',
  'prompt.place': 'E5.1',
  'prompt.endTurn': 'E4.8',
  'prompt.lastCash': 'ER-49',
  'prompt.overLimit': 'E14.2',
  'prompt.strike': 'E12.6',
  'prompt.pay': 'E12.1',
  'prompt.payAgain': 'E13.15',
  'prompt.gain': 'E2.9',
  'prompt.exchange': 'E12.11',
  'prompt.store': 'E12.12',
  'prompt.power': 'E17.13',
  'prompt.marker': 'E17.5',
  'prompt.build': 'E10.1',
  'prompt.summon': 'E6.11',
  'prompt.acquire': 'E7.8',
  'prompt.acquireOrBurn': 'E7.9',
  'prompt.burn': 'E7.9',
  'prompt.takeToken': 'E6.1',
  'prompt.trayFull': 'E6.3',
  'prompt.withdraw': 'E8.3',
  'prompt.use': 'E8.3',
  'prompt.useBelow': 'E8.7',
  'prompt.toReady': 'E8.8',
  'prompt.activate': 'E9.10',
  'prompt.lay': 'E7.2',
  'prompt.dominate': 'E18.13',
  'prompt.toLair': 'E18.22',
  'prompt.moveMonster': 'E18.26',
  'prompt.rush': 'E18.2',
  'prompt.window': 'E28.2',
  'prompt.join': 'E15.8',
  'prompt.addDice': 'E15.16',
  'prompt.addDiceFor': 'E25.9',
  'prompt.reroll': 'E15.21',
  'prompt.setDie': 'E15.21',
  'prompt.reward': 'E15.27',
  'prompt.keepUnits': 'E15.30',
  'prompt.element': 'E3.26',
  'prompt.faction': 'E3.2',
  'prompt.further': 'E3.27',
};

/** By the names of the reasons that the rules give. */
const OF_REASON: Readonly<Record<string, string>> = {
  'goods-short': 'E2.15',
  'own-unit-there': 'E5.7',
  'too-far': 'E5.6',
  occupied: 'E5.5',
  'no-unit-to-summon': 'E6.6',
  'no-worker-to-house': 'E6.7',
  'no-roof': 'E1.13',
  'no-card-to-acquire': 'E6.9',
};

export const ruleOfPrompt = (key: string): string | undefined => OF_PROMPT[key];
/** Whoever cannot pay what a Realm asks must not be placed there. */
export const ruleOfReason = (key: string, reason: string): string | undefined =>
  key.startsWith('place:') && reason === 'goods-short' ? 'E5.2' : OF_REASON[reason];

export const RULES_NAMED: readonly string[] = [OF_PROMPT, OF_REASON].flatMap((rules) =>
  Object.values(rules),
);
