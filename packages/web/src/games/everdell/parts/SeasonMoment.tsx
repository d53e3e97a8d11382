/** A season begins: the scene changes under a great sign. */
import type { Season } from '@evervale/everdell';
import { useEffect, useRef, useState } from 'react';
import { Landscape } from '../../../art/Landscape.tsx';
import { useSettings } from '../../../shell/settings.ts';
import { SeasonSign } from '../art/SeasonSign.tsx';
import { useTable } from '../context.ts';

/** In milliseconds. */
const CHANGE = 1500;

/** The old light fades from the new one. */
export function Seasons({ season }: { season: Season }) {
  const { motion } = useSettings();
  const before = useRef(season);
  const [old, setOld] = useState<Season | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = season;
    if (last === season || motion === 'none') return undefined;
    setOld(last);
    const timer = setTimeout(() => setOld(null), CHANGE);
    return () => clearTimeout(timer);
  }, [season, motion]);
  return (
    <>
      <Landscape season={season} />
      {old !== null && (
        <div className="last-season" data-season={old} aria-hidden="true">
          <Landscape season={old} />
        </div>
      )}
      {old !== null && <Sign season={season} />}
    </>
  );
}

function Sign({ season }: { season: Season }) {
  const { words } = useTable();
  return (
    <p className="season-sign-great" role="status">
      <SeasonSign season={season} />
      <span>{words.name(`season-${season}`)}</span>
    </p>
  );
}
