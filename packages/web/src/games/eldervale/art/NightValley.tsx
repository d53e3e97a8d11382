/** Behind the table: the hills of the valley after dusk, cut from slate paper, under stars and a thin moon. */
import { memo } from 'react';
import { pine } from '../../../art/blob.ts';

/** From far to near; the nearest end where the panels begin. */
const RANGES = [
  {
    fill: '#263659',
    d: 'M0 400l110-84 70 48 120-118 96 96 66-44 150 116h130l88-74 82 54 110-128 98 96 74-60 126 110 120-92V640H0z',
  },
  { fill: '#213051', d: 'M0 392C170 330 300 392 480 356s300-70 500-14 300-30 460 4V640H0z' },
  { fill: '#1b2946', d: 'M0 458C200 402 380 470 580 430s380-46 540 8 220 6 320-14V640H0z' },
  { fill: '#15213b', d: 'M0 540C240 486 460 556 700 520s440-34 740 14V640H0z' },
] as const;

/** Trees stand on the rims: x, y of the foot, height. */
const TREES = [
  {
    fill: '#1d2b4a',
    trees: [
      [64, 378, 40],
      [92, 376, 54],
      [122, 376, 36],
      [1010, 348, 44],
      [1040, 352, 58],
      [1070, 356, 38],
    ],
  },
  {
    fill: '#172440',
    trees: [
      [228, 440, 60],
      [262, 444, 82],
      [298, 446, 54],
      [1240, 444, 72],
      [1278, 446, 96],
      [1316, 446, 62],
    ],
  },
  {
    fill: '#101a30',
    trees: [
      [40, 542, 96],
      [88, 534, 70],
      [1360, 532, 88],
      [1404, 536, 116],
    ],
  },
] as const;

/** x, y, size. */
const STARS = [
  [70, 60, 1.4],
  [150, 150, 0.9],
  [236, 34, 1.1],
  [318, 196, 1.3],
  [404, 88, 0.8],
  [470, 240, 1],
  [548, 46, 1.5],
  [640, 168, 0.9],
  [716, 84, 1.1],
  [808, 220, 1.3],
  [880, 40, 0.9],
  [958, 142, 1.5],
  [1044, 70, 1],
  [1110, 226, 0.9],
  [1190, 118, 1.3],
  [1350, 196, 1.2],
  [1410, 66, 0.9],
  [30, 236, 1],
  [590, 300, 0.8],
  [1010, 290, 0.8],
  [226, 316, 0.9],
  [372, 228, 1.1],
  [446, 306, 0.8],
  [1092, 302, 1.2],
  [1150, 252, 0.9],
  [1168, 326, 0.8],
] as const;

export const NightValley = memo(function NightValley() {
  return (
    <svg
      className="night-valley"
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="vale-moonlight">
          <stop offset="0" stopColor="#cfdcff" stopOpacity=".34" />
          <stop offset="1" stopColor="#cfdcff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="vale-mist" x2="0" y2="1">
          <stop offset="0" stopColor="#8ea6da" stopOpacity="0" />
          <stop offset=".6" stopColor="#8ea6da" stopOpacity=".13" />
          <stop offset="1" stopColor="#8ea6da" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g fill="#fff">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} opacity={0.35 + r / 4} />
        ))}
      </g>
      <circle cx="268" cy="226" r="150" fill="url(#vale-moonlight)" />
      <path d="M276 200a32 32 0 1 0 21 49 25 25 0 0 1-21-49z" fill="#e8eeff" opacity=".8" />
      {RANGES.map(({ fill, d }, i) => (
        <g key={fill}>
          <path d={d} fill={fill} />
          {TREES[i - 1]?.trees.map(([x, y, height]) => (
            <path key={x} d={pine(x, y, height)} fill={TREES[i - 1].fill} />
          ))}
          <rect y={300 + i * 70} width="1440" height="120" fill="url(#vale-mist)" />
        </g>
      ))}
    </svg>
  );
});
