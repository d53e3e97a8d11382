/** How strong a computer player is: a tree that has grown so far. */

import { LEVELS, type Level } from '@evervale/ai/names';

/** Height of the stem and width of the crown, level by level. */
const GROWN = [
  [5, 0],
  [9, 4],
  [13, 7],
  [15, 11],
  [17, 15],
] as const;

export function LevelSign({ level }: { level: Level }) {
  const [stem, crown] = GROWN[LEVELS.indexOf(level)];
  const top = 36 - stem;
  return (
    <svg className="level-sign" viewBox="0 0 40 40" aria-hidden="true">
      <ellipse cx="20" cy="36" rx="13" ry="3" fill="#c9b48c" />
      <path
        d={`M20 36V${top}`}
        stroke="#6b4526"
        strokeWidth={2 + crown / 4}
        strokeLinecap="round"
      />
      {crown === 0 ? (
        <path
          d={`M20 ${top + 1}c-7 0-8-6-8-6s7-1 8 6zM20 ${top + 1}c7 0 8-6 8-6s-7-1-8 6z`}
          fill="#5f9a3c"
        />
      ) : (
        <>
          <circle cx={20 - crown * 0.45} cy={top - crown * 0.1} r={crown * 0.62} fill="#4d8a35" />
          <circle cx={20 + crown * 0.45} cy={top - crown * 0.1} r={crown * 0.62} fill="#4d8a35" />
          <circle cx="20" cy={top - crown * 0.35} r={crown * 0.7} fill="#67a844" />
        </>
      )}
    </svg>
  );
}
