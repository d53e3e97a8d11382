/** People one has sat at a table with, offered where somebody is to be invited. */
import { useAccount } from './account.ts';
import type { Listed } from '@evervale/protocol';
import { myTables } from './listing.ts';
import { peopleIn } from './people.ts';
import { useLoaded } from './useLoaded.ts';

/** What a field names to offer them. */
export const KNOWN_PEOPLE = 'known-people';

const load = (): Promise<readonly Listed[]> => myTables();

export function KnownPeople() {
  const me = useAccount(({ person }) => person?.id);
  return me === undefined ? null : <People me={me} />;
}

function People({ me }: { me: string }) {
  const { value } = useLoaded(load);
  return (
    <datalist id={KNOWN_PEOPLE}>
      {[...peopleIn(value ?? [], me)].map(([person, name]) => (
        <option key={person} value={person} label={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
