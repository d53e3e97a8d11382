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

const FAR_PINES = [60, 96, 128, 250, 284, 1010, 1042, 1180, 1216, 1250, 1400];

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
          <stop offset="0" stopColor="#fff" stopOpacity=".16" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
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
      <g className="paper-2">
        <path d={HILLS[0]} fill="var(--hill-1)" />
        {FAR_PINES.map((x, i) => (
          <path key={x} d={pine(x, 282 + (i % 3) * 7, 44 + (i % 4) * 9)} fill="var(--pine-1)" />
        ))}
      </g>
      <g className="paper-2">
        <path d={HILLS[1]} fill="var(--hill-2)" />
        <Cottage x={300} y={362} />
        <Cottage x={346} y={356} scale={0.8} />
        <Cottage x={1130} y={340} />
        <Cottage x={1086} y={342} scale={0.75} />
      </g>
      {tree && <BigTree />}
      <g className="paper-2">
        <path d={HILLS[2]} fill="var(--hill-3)" />
        <path
          d="M240 444c40 40 140 46 170 96s-40 80 10 130 90 60 110 230h-86c-20-130-90-140-130-200s40-90 10-130-120-50-170-110z"
          fill="var(--water)"
          opacity=".85"
        />
        <path
          d="M300 500c50 20 80 36 84 60M372 660c20 30 50 50 66 90"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <g className="paper-2">
        <path d={HILLS[3]} fill="var(--hill-4)" />
        <path
          d="M1010 900c-10-90 60-130 40-190s-90-70-80-130 90-70 110-110l26 6c-10 50-70 66-70 104s90 60 110 120-30 110-20 200z"
          fill="var(--path)"
          opacity=".8"
        />
      </g>
      <path className="paper-2" d={HILLS[4]} fill="var(--hill-5)" />
      <path d={HILLS[2]} fill="url(#shade)" />
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
