/** What only Rugwort says, in German. */

export const de = {
  // Prompts.
  'prompt.removeFrom': 'Welche Karte verlässt die Stadt von {player}?',

  // Options.
  'spot.meadow': 'Karte {n} der Wiese',

  // The log.
  'log.rugwort.takesEvent': '{player} nimmt sich das Besondere Ereignis „{event}“',

  // The form of a new table.
  'form.year': 'Welches Jahr?',
  'form.modules': 'Fusselwürz stärker machen',
  'form.module.haste':
    'In jeder seiner Jahreszeiten nimmt er das freie Besondere Ereignis ganz links.',
  'form.module.fullness': 'Er erhält 2 Punkte für jeden leeren Platz deiner Stadt.',
  'form.module.glitter': 'Seine Wohlstandskarten zählen 5 Punkte.',
  'form.module.luck': 'Zwei gleiche Würfe hintereinander bringen ihm einen Punkt.',
  'form.module.grump': 'Würfelt er eine 8, verlierst du eine zufällige Karte.',
  'form.house.clockwise': 'Fusselwürz geht im Uhrzeigersinn',
  'form.house.clockwiseNote': 'Im Wald zieht er in die andere Richtung weiter.',
  'form.house.tie': 'Gleichstand',
  'form.house.tie.tiebreak': 'Ereignisse, dann Ressourcen',
  'form.house.tie.rugwortWins': 'Fusselwürz gewinnt',
  'form.house.tie.playerWins': 'Du gewinnst',
};
