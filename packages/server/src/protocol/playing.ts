/** Commands at a table while a game is on. */
import { describeTable } from '../table/describe.ts';
import { mustSit } from '../table/actions.ts';
import { questionAt } from '../table/automatic.ts';
import type { Table } from '../table/table.ts';
import { Refused } from '../refused.ts';
import { command, personOf } from './command.ts';
import { mayOpen } from './lobby.ts';

/** What the sender of a change is told: how far the log is now. */
function done({ length, position: at }: Table) {
  return { n: length, position: at };
}

export const PLAYING = [
  command('pick', {
    about:
      'Take an option of the pending decision, by its code or its key. Sent again, it is answered again and done once.',
    who: 'bot',
    run: async ({ actions }, caller, { table, ...pick }) =>
      done(await actions.pick(table, personOf(caller), pick)),
  }),
  command('undo', {
    about: 'Take back your own last picks, as far as nothing has been revealed since.',
    who: 'bot',
    run: async ({ actions }, caller, { table, seat, at, picks: n }) =>
      done(await actions.undo(table, personOf(caller), seat, at, n)),
  }),
  command('ask-undo', {
    about: 'Ask the others to take back the last picks of the game, whatever they revealed.',
    // If they agree, the game is played again from its beginning.
    cost: 10,
    run: async ({ actions }, caller, { table, seat, at, picks: n }) =>
      done(await actions.askUndo(table, personOf(caller), seat, at, n)),
  }),
  command('answer-undo', {
    about: 'Agree to what somebody asks to take back, or not.',
    run: async ({ actions }, caller, { table, agree }) =>
      done(await actions.answerUndo(table, personOf(caller), agree)),
  }),
  command('pass-ahead', {
    about: 'Pass as soon as it is your turn (or not any more). Nobody else sees this.',
    who: 'bot',
    run: async ({ actions }, caller, { table, seat, on }) =>
      done(await actions.stand(table, personOf(caller), seat, 'pass', on)),
  }),
  command('standing', {
    about:
      'Answer ahead, with one of the standing answers of the game (or not any more). Nobody else sees this.',
    who: 'bot',
    run: async ({ actions }, caller, { table, seat, answer, on }) =>
      done(await actions.stand(table, personOf(caller), seat, answer, on)),
  }),
  command('reasons', {
    about: 'Why the other actions of your pending decision are not possible.',
    who: 'bot',
    run: ({ host }, caller, { table, seat }) =>
      host.read(table, (found) => {
        mustSit(found, personOf(caller).id, seat);
        const own = found.decider === seat;
        return {
          position: found.position,
          reasons: own ? found.info.game.blocked(found.state) : [],
        };
      }),
  }),
  command('hint', {
    about: 'What a computer player would pick in your place, and why. Not in rated games.',
    cost: 10,
    async run({ host, computers }, caller, { table, seat }) {
      const { position: at, ...task } = await host.read(table, (found) => {
        mustSit(found, personOf(caller).id, seat);
        if (!found.hints) {
          throw new Refused(
            'not-allowed',
            'no hints in challenges, in rated games, and where the table does not have them',
          );
        }
        if (found.seats[seat].resigned) throw new Refused('state', 'you have resigned');
        if (found.decider !== seat) throw new Refused('state', 'it is not the turn of this seat');
        return questionAt(found, seat);
      });
      return {
        position: at,
        hints: await computers.think({ kind: 'hint', ...task, whom: personOf(caller).id }),
      };
    },
  }),
  command('resign', {
    about: 'Give up. The others play on; your seat is played by a computer player.',
    run: async ({ actions }, caller, { table, seat }) =>
      done(await actions.resign(table, personOf(caller), seat)),
  }),
  command('take-over', {
    about: 'Let a computer player play your seat, or that of somebody who keeps everybody waiting.',
    run: async ({ actions }, caller, { table, seat, level: name }) =>
      done(await actions.takeOver(table, personOf(caller), seat, name)),
  }),
  command('hand-back', {
    about: 'Take your seat back from the computer player.',
    run: async ({ actions }, caller, { table, seat }) =>
      done(await actions.handBack(table, personOf(caller), seat)),
  }),
  command('rematch', {
    about: 'A new table with the same people.',
    cost: 5,
    async run(parts, caller, { table }) {
      const { actions, host } = parts;
      await mayOpen(parts, personOf(caller).id);
      const id = await actions.rematch(table, personOf(caller));
      return host.read(id, (next) => ({ table: describeTable(next) }));
    },
  }),
];
