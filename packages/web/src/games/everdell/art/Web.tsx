/** A web that Nightweave has spun: on a place, or beside a Meadow position (32.14). */
export function Web({ title }: { title: string }) {
  return (
    <svg className="web" viewBox="0 0 40 40" role="img" aria-label={title}>
      <title>{title}</title>
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <path d="M20 2v36M2 20h36M7 7l26 26M33 7 7 33" />
        <path d="M20 13q-1 3.500-4 4-3 1-4 3 1 2 4 3.500t4 4q1-3 4-4t4-3.500q-1-2-4-3t-4-4z" />
        <path d="M20 6q-2.500 5-6 6-5 2-8 8 3 6 8 8 3.500 1 6 6 2.500-5 6-6 5-2 8-8-3-6-8-8-3.500-1-6-6z" />
      </g>
      <circle cx="20" cy="20" r="2.600" fill="currentColor" />
    </svg>
  );
}
