/** Games for pictures: computer players play them to a moment that is worth seeing, the same on every machine. */
import { Knowledge, loadEvaluator, playerNamed } from '@evervale/ai';
import { decision, Play, type AnyGame, type Decision, type State } from '@evervale/kernel';

const NAMES = ['Hazel', 'Oakley', 'Bramble', 'Sorrel'];
const LEVEL = 'sapling';

export interface Told {
  readonly game: AnyGame;
  readonly options: { readonly players: number };
  readonly seed: number;
  /** Is this the moment? Asked whenever the first seat begins a turn. */
  readonly moment: (s: State, asked: Decision) => boolean;
}

/** A table as the browser keeps it, with the person at the first seat to decide. */
export async function tableAt({ game, options, seed, moment }: Told): Promise<object> {
  const play = new Play(game, game.readOptions(options), seed);
  const evaluator = await loadEvaluator(game);
  const players = NAMES.map((_, seat) => playerNamed(LEVEL, evaluator, seed + seat));
  for (;;) {
    const asked = decision(game, play.state);
    if (asked === null) throw new Error('the game ended before its picture was taken');
    const isTurn = asked.seat === 0 && asked.prompt.key === 'prompt.action';
    if (isTurn && moment(play.state, asked)) break;
    play.pick(await players[asked.seat].pick(new Knowledge(game, play.state, asked.seat)));
  }
  const seats = NAMES.slice(0, options.players).map((name, seat) => ({
    name,
    by: seat === 0 ? 'person' : LEVEL,
  }));
  const config = { id: 'picture', game: game.id, options, seed, seats };
  return { config, picks: [...play.picks], over: false };
}
