/** What only Rugwort says, in French. */

export const fr = {
  // Prompts.
  'prompt.removeFrom': 'Quelle carte quitte la ville de {player} ?',

  // Options.
  'spot.meadow': 'carte {n} de la Prairie',

  // The log.
  'log.rugwort.takesEvent': '{player} s’empare de l’Événement spécial « {event} »',

  // The form of a new table.
  'form.year': 'Quelle année ?',
  'form.modules': 'Rendre Paillasson plus fort',
  'form.module.haste':
    'À chacune de ses saisons, il prend l’Événement spécial libre le plus à gauche.',
  'form.module.fullness': 'Il marque 2 points par case vide de votre ville.',
  'form.module.glitter': 'Ses cartes Prospérité valent 5 points.',
  'form.module.luck': 'Deux jets identiques de suite lui donnent un point.',
  'form.module.grump': 'S’il fait 8, vous perdez une carte au hasard.',
  'form.house.clockwise': 'Paillasson marche dans le sens horaire',
  'form.house.clockwiseNote': 'Dans la forêt, il avance dans l’autre sens.',
  'form.house.tie': 'Égalité',
  'form.house.tie.tiebreak': 'Événements, puis ressources',
  'form.house.tie.rugwortWins': 'Paillasson gagne',
  'form.house.tie.playerWins': 'Vous gagnez',
};
