/** A die of eight sides, with what it shows. */
export function Die({ shows }: { shows: number | string }) {
  return (
    <svg className="die-face" viewBox="0 0 40 44" aria-hidden="true">
      <g stroke="#2c2233" strokeWidth="2" strokeLinejoin="round">
        <path d="M20 2 38 13v18L20 42 2 31V13Z" fill="#4a3d57" />
        <path d="M20 2 34 29H6Z" fill="#6d5c7e" />
      </g>
      <text x="20" y="25" fontSize="17" fontWeight="800" textAnchor="middle" fill="#fff6e0">
        {shows}
      </text>
    </svg>
  );
}
