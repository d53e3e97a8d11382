/** What only Rugwort says, in Italian. */

export const it = {
  // Prompts.
  'prompt.removeFrom': 'Quale carta lascia la città di {player}?',

  // Options.
  'spot.meadow': 'carta {n} del Prato',

  // The log.
  'log.rugwort.takesEvent': '{player} si prende l’Evento speciale «{event}»',

  // The form of a new table.
  'form.year': 'Quale anno?',
  'form.modules': 'Rendi Rugwort più forte',
  'form.module.haste': 'A ogni sua stagione prende l’Evento speciale libero più a sinistra.',
  'form.module.fullness': 'Segna 2 punti per ogni slot vuoto della tua città.',
  'form.module.glitter': 'Le sue carte Prosperità valgono 5 punti.',
  'form.module.luck': 'Due tiri uguali di fila gli danno un punto.',
  'form.module.grump': 'Se tira un 8, perdi una carta a caso.',
  'form.house.clockwise': 'Rugwort cammina in senso orario',
  'form.house.clockwiseNote': 'Nella foresta si sposta nell’altra direzione.',
  'form.house.tie': 'Pareggio',
  'form.house.tie.tiebreak': 'Eventi, poi risorse',
  'form.house.tie.rugwortWins': 'Vince Rugwort',
  'form.house.tie.playerWins': 'Vinci tu',
};
