/** What a section of the trail looks like: green foothills, snowy peaks, jagged ridges. */
const INK = '#4a3422';

const SHAPES = {
  foothills: ['M0 60C20 30 44 34 60 44S104 20 130 40s50 0 70 20z', 'var(--spot-leaf)', ''],
  peaks: [
    'M0 60 34 22l18 20L88 4l30 34 20-18 62 40z',
    '#8fa0b0',
    'M88 4 74 19l8 3 6-5 7 6 7-2zM138 20l-9 8 6 2 5-3 5 4 3-3z',
  ],
  ridges: [
    'M0 60 22 26l14 12L60 8l16 26 18-20 26 30 18-26 20 20 18-14 24 36z',
    '#a58fa6',
    'M60 8 51 19l6 1 4-4 4 6 3-1zM94 14l-7 8 5 1 3-3 4 4 3-1z',
  ],
} as const;

export function Peaks({ section }: { section: keyof typeof SHAPES }) {
  const [rock, fill, snow] = SHAPES[section];
  return (
    <svg className="peaks" viewBox="0 0 200 60" preserveAspectRatio="none" aria-hidden="true">
      <path d={rock} fill={fill} stroke={INK} strokeWidth="1.4" strokeLinejoin="round" />
      {snow && <path d={snow} fill="#fff" />}
      <path
        d="M6 57c30-12 60 2 92-8s60 2 96 4"
        fill="none"
        stroke="#fff3d6"
        strokeWidth="2.4"
        strokeDasharray="4 5"
        strokeLinecap="round"
        opacity=".9"
      />
    </svg>
  );
}
