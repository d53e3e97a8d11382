/** What is written down when a game ends: ratings, and the result of a daily challenge. */
import { FRESH, rate, unsettled } from '@evervale/ai';
import { teamTotals, teamsOf } from '@evervale/kernel';
import { isRunning } from '../challenge/daily.ts';
import type { Statement } from '../storage/database.ts';
import type { Rating, ResultStore } from '../storage/results.ts';
import type { Table } from './table.ts';

export async function finishStatements(
  results: ResultStore,
  table: Table,
  at: number,
): Promise<Statement[]> {
  const { challenge, setup } = table.info;
  if (challenge !== null) return challengeResult(results, table, challenge, at);
  return setup.rated ? ratingChanges(results, table) : [];
}

function challengeResult(
  results: ResultStore,
  table: Table,
  challenge: string,
  at: number,
): Statement[] {
  // Afterwards the deal is told to whoever has played it.
  if (!isRunning(challenge, at)) return [];
  const seat = table.seats.findIndex(({ plan }) => plan.kind === 'open');
  const { person, name, resigned } = table.seats[seat];
  if (person === null || resigned) return [];
  const score = table.info.game.score(table.state)[seat].total;
  const won = table.winners().includes(seat) ? 1 : 0;
  return [results.writeResult(challenge, table.info.id, { person, name, score, won, at })];
}

/** People who sat at one seat each are rated against each other; computer players are not. */
async function ratingChanges(results: ResultStore, table: Table): Promise<Statement[]> {
  const people = table.seats.flatMap(({ person, plan }, seat) =>
    person === null || plan.kind === 'hotseat' || plan.kind === 'computer'
      ? []
      : [{ person, seat }],
  );
  if (people.length < 2 || new Set(people.map(({ person }) => person)).size < people.length) {
    return [];
  }
  const game = table.info.game.id;
  const old = await Promise.all(people.map(({ person }) => results.rating(person, game)));
  const teams = teamsOf(table.info.game, table.state);
  const rated = rate(
    old.map((known) => unsettled(known ?? FRESH)),
    people.map(({ seat }) => rankOf(table, seat)),
    people.map(({ seat }) => teams[seat]),
  );
  const next = people.map(({ person }, i): Rating => {
    const { mu, sigma } = rated[i];
    return { person, mu, sigma, games: (old[i]?.games ?? 0) + 1 };
  });
  // Whoever sits where: of two games of the same people that end at the same moment, each would wait for
  // the row that the other has.
  next.sort((one, other) => (one.person < other.person ? -1 : 1));
  return next.map((rating) => results.writeRating(game, rating));
}

/** 1 for the winners; then by points; who has resigned is last. */
function rankOf(table: Table, seat: number): number {
  if (table.winners().includes(seat)) return 1;
  if (table.seats[seat].resigned) return 1000;
  const totals = teamTotals(table.info.game, table.state);
  return 2 + totals.filter((total) => total > totals[seat]).length;
}
