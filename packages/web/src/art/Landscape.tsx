/** The valley behind everything: hills of cut paper under a big tree, in the light of a season. */
import { memo } from 'react';
import { blob, pine } from './blob.ts';

type Season = 'winter' | 'spring' | 'summer' | 'autumn';

const HILLS = [
  'M0 300C160 230 300 280 470 250S800 190 980 245s300-30 460 10V900H0z',
  'M0 372C200 300 330 372 520 336s330-60 520 0 260 10 400-26V900H0z',
  'M0 470C180 410 380 470 560 440s380-40 520 10 240 0 360-20V900H0z',
  'M0 590C220 530 400 600 640 560s420-50 800 20V900H0z',
  'M0 730C260 670 520 730 760 700s420-30 680 20V900H0z',
] as const;

const MOUNTAINS =
  'M0 262 92 176l58 52 96-104 88 92 54-38 120 92h140l76-66 70 48 98-110 84 80 62-52 108 98 118-86 76 60V420H0z';
const SNOW = 'M246 124l34 36-22-6-14 12-14-10-16 8zM892 142l30 28-18-3-12 12-14-9-14 6z';

/** Where the hills of the back are, by x: trees stand on them. */
const FAR_PINES = [60, 96, 128, 250, 284, 1010, 1042, 1180, 1216, 1250, 1400];
/** Nearer: x, y of the foot, height. */
const PINES = [
  [26, 486, 104],
  [78, 470, 76],
  [1396, 470, 112],
  [1352, 462, 80],
  [1304, 472, 58],
] as const;
/** Round trees: x, y of the foot, size. */
const TREES = [
  [132, 604, 1.25],
  [60, 622, 1],
  [1270, 596, 1.1],
  [1376, 612, 1.35],
] as const;
/** On the rim of the nearest hill. */
const TUFTS = [
  [40, 722],
  [118, 710],
  [236, 703],
  [330, 702],
  [470, 706],
  [610, 709],
  [742, 702],
  [880, 687],
  [1012, 680],
  [1110, 680],
  [1236, 689],
  [1330, 701],
  [1410, 714],
] as const;

/** Water and ways lie on one hill each and come from behind the one before: its rim cuts them off. */
const RIVER = [
  'M358 430C352 470 300 482 264 502C222 526 214 566 204 620H306C300 570 322 532 346 508C376 478 390 462 382 430z',
  'M194 552C198 620 300 636 356 676C392 702 408 740 404 790H566C556 716 486 668 410 632C346 602 300 592 300 552z',
] as const;
const PATH = [
  'M1122 342C1128 372 1088 392 1084 470H1112C1112 400 1146 380 1134 342z',
  'M1082 430C1080 480 1006 500 990 552C986 572 988 590 992 612H1066C1062 590 1058 574 1062 558C1070 520 1116 490 1112 430z',
  'M980 510C972 600 1090 636 1120 684C1134 708 1138 740 1132 790H1272C1262 716 1196 664 1136 632C1092 608 1066 580 1062 510z',
] as const;

/** A round tree of three pieces of paper. */
function RoundTree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6 0c3-14 3-22 1-34h10c-2 12-2 20 1 34z" fill="var(--bark)" />
      <path d={blob(0, -52, 34, 28, 11, 3)} fill="var(--leaf-1)" />
      <path d={blob(-5, -58, 25, 19, 10, 5)} fill="var(--leaf-2)" />
      <path d={blob(-9, -64, 13, 9, 8, 2)} className="lit" />
    </g>
  );
}

/** Grass, and here and there something in flower. */
function Tuft({ x, y, flowers, size }: { x: number; y: number; flowers: boolean; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M0 8C-2-6-8-16-14-22C-8-12-6-2-6 8zM2 8C2-10 4-22 8-32C8-18 8-4 8 8zM8 8C10-4 16-12 24-16C18-8 15 0 14 8z"
        fill="var(--hill-5)"
      />
      {flowers && (
        <>
          <path
            d="M-3 6C-8-8-16-20-22-30M12 6C16-10 22-22 28-28"
            stroke="var(--hill-5)"
            strokeWidth="2.4"
            fill="none"
          />
          <path
            d={blob(-22, -31, 5.5, 5.5, 5, 1) + blob(28, -30, 4.6, 4.6, 5, 1)}
            fill="var(--bloom)"
          />
          <path
            d="M-24-31a2 2 0 1 0 4 0a2 2 0 1 0-4 0M26.4-30a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0"
            fill="#fff6d8"
          />
        </>
      )}
    </g>
  );
}

/** A hill with light on its rim. */
function Hill({ n }: { n: 0 | 1 | 2 | 3 | 4 }) {
  return (
    <>
      <path d={HILLS[n]} fill={`color-mix(in srgb, var(--hill-${n + 1}) 78%, #fffbe8)`} />
      <g transform="translate(0 3)">
        <path d={HILLS[n]} fill={`var(--hill-${n + 1})`} />
        <path d={HILLS[n]} fill="url(#shade)" />
      </g>
    </>
  );
}

function Cottage({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="cottage">
      <path d="M-16 0v-17h32V0z" fill="#f0dfbd" />
      <path d="M-21-15 0-35l21 20z" fill="var(--roof)" />
      <path d="M8-34v9h6v-14h-6z" fill="#8f6a4d" />
      <rect x="-9" y="-12" width="7" height="7" rx="1" fill="#ffce63" />
      <path d="M3 0v-8a4 4 0 0 1 8 0v8z" fill="#7b4c2b" />
    </g>
  );
}

function BigTree() {
  return (
    <g className="big-tree">
      <g className="paper-3">
        <path d={blob(700, 62, 486, 138, 30, 3)} fill="var(--leaf-1)" />
      </g>
      <path
        className="paper-2"
        d="M610 660C650 560 655 470 652 390C648 310 630 255 590 225C540 190 470 178 400 170L404 152C480 156 560 168 618 196C596 160 560 128 520 106L530 92C580 114 622 150 646 190C650 150 642 110 630 78L648 72C664 108 676 148 682 190C684 140 690 100 698 70L716 70C712 110 716 150 722 190C740 150 780 112 826 92L836 106C800 126 772 156 756 194C812 166 900 156 996 152L1000 170C930 178 870 190 820 225C776 258 758 312 756 390C754 470 762 560 806 660C780 640 758 636 742 652C724 636 706 636 694 654C680 636 660 636 644 652C630 644 620 648 610 660z"
        fill="var(--bark)"
      />
      <path
        d="M672 600c6-70 8-150 0-230M704 620c-4-80-6-160 2-250M736 600c-8-70-10-140-4-200"
        stroke="var(--bark-dark)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <ellipse cx="702" cy="300" rx="24" ry="32" fill="var(--bark-dark)" />
      <ellipse cx="702" cy="304" rx="16" ry="24" fill="#ffcf70" className="lamp" />
      <g className="paper-2">
        <path d={blob(440, 74, 200, 92, 19, 5)} fill="var(--leaf-2)" />
        <path d={blob(960, 70, 210, 94, 19, 7)} fill="var(--leaf-2)" />
        <path d={blob(700, 44, 240, 96, 20, 2)} fill="var(--leaf-2)" />
      </g>
      <g className="paper-1">
        <path d={blob(350, 26, 150, 74, 16, 9)} fill="var(--leaf-3)" />
        <path d={blob(590, 10, 132, 62, 15, 4)} fill="var(--leaf-3)" />
        <path d={blob(820, 8, 132, 62, 15, 8)} fill="var(--leaf-3)" />
        <path d={blob(1050, 24, 150, 72, 16, 6)} fill="var(--leaf-3)" />
      </g>
      <path d={blob(700, 50, 470, 128, 30, 3)} fill="url(#leaves)" />
    </g>
  );
}

const Scenery = memo(function Scenery({ tree }: { tree: boolean }) {
  return (
    <svg
      className="landscape"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-1)" />
          <stop offset="0.6" stopColor="var(--sky-2)" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="var(--sun)" />
          <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".2" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.3" stopColor="#2a1c10" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1c10" stopOpacity=".3" />
        </linearGradient>
        {[1, 2, 3].map((n) => (
          <clipPath key={n} id={`on-hill-${n}`}>
            <path d={HILLS[n]} />
          </clipPath>
        ))}
        <pattern id="leaves" width="58" height="46" patternUnits="userSpaceOnUse">
          <g fill="#fff" opacity=".2">
            <path d="M8 12c4-6 10-6 14-2-4 5-10 6-14 2zM36 30c3-7 9-8 14-5-3 6-9 8-14 5z" />
            <path d="M34 8c5-3 9-1 11 3-5 2-9 1-11-3zM6 36c5-3 9-1 11 3-5 2-9 1-11-3z" />
          </g>
        </pattern>
      </defs>
      <rect width="1440" height="900" fill="url(#sky)" />
      <circle cx="1130" cy="150" r="230" fill="url(#glow)" />
      <circle cx="1130" cy="150" r="52" fill="var(--sun)" className="paper-1" />
      <g className="clouds" fill="var(--cloud)">
        <path className="paper-1" d={blob(190, 130, 84, 22, 11, 3)} />
        <path className="paper-1" d={blob(1330, 210, 90, 20, 11, 5)} />
      </g>
      <path className="paper-2 mountains" d={MOUNTAINS} />
      <path d={SNOW} fill="#fff" opacity=".55" />
      <g className="paper-2">
        <Hill n={0} />
        {FAR_PINES.map((x, i) => (
          <path key={x} d={pine(x, 282 + (i % 3) * 7, 44 + (i % 4) * 9)} fill="var(--pine-1)" />
        ))}
      </g>
      <g className="paper-2">
        <Hill n={1} />
        <path clipPath="url(#on-hill-1)" d={PATH[0]} fill="var(--path)" />
        <Cottage x={300} y={362} />
        <Cottage x={346} y={356} scale={0.8} />
        <Cottage x={1130} y={345} />
        <Cottage x={1086} y={342} scale={0.75} />
        {PINES.map(([x, y, height]) => (
          <path key={x} className="near-pine" d={pine(x, y, height)} />
        ))}
      </g>
      {tree && <BigTree />}
      <g className="paper-2">
        <Hill n={2} />
        <g clipPath="url(#on-hill-2)">
          <path d={PATH[1]} fill="var(--path)" />
          <path d={RIVER[0]} fill="var(--water)" stroke="#fff" strokeOpacity=".4" strokeWidth="4" />
        </g>
        {TREES.map(([x, y, size]) => (
          <RoundTree key={x} x={x} y={y} size={size} />
        ))}
      </g>
      <g className="paper-2">
        <Hill n={3} />
        <g clipPath="url(#on-hill-3)">
          <path d={PATH[2]} fill="var(--path)" />
          <path d={RIVER[1]} fill="var(--water)" stroke="#fff" strokeOpacity=".4" strokeWidth="5" />
          <path
            d="M240 600c24 22 62 30 92 52M300 606c26 14 50 22 76 38M420 700c14 14 22 26 26 42"
            stroke="#fff"
            strokeOpacity=".5"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </g>
      </g>
      <g className="paper-2">
        {TUFTS.map(([x, y], i) => (
          <Tuft key={x} x={x} y={y} flowers={i % 2 === 0} size={0.9 + (i % 3) * 0.2} />
        ))}
        <Hill n={4} />
      </g>
    </svg>
  );
});

/** Snow, petals, pollen or leaves; still for whoever wants no motion. */
function Drift() {
  return (
    <div className="drift" aria-hidden="true">
      {Array.from({ length: 16 }, (_, i) => (
        <i
          key={i}
          style={{
            left: `${(i * 61) % 100}%`,
            animationDelay: `${-i * 1.7}s`,
            animationDuration: `${13 + (i % 5) * 3}s`,
          }}
        />
      ))}
    </div>
  );
}

export function Landscape({ season, tree = true }: { season: Season; tree?: boolean }) {
  return (
    <div className="scene" data-season={season}>
      <Scenery tree={tree} />
      <Drift />
      <div className="grain" aria-hidden="true" />
    </div>
  );
}
