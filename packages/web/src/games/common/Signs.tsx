/** Small signs drawn by us: not every machine has letters for them. */

/** Done, fulfilled, free of charge. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 16 16" aria-hidden="true">
      <path d="m2.5 8.8 3.8 3.7L13.5 4" />
    </svg>
  );
}

/** As many points as it turns out. */
export function Star() {
  return (
    <svg className="star" viewBox="0 0 16 16" aria-hidden="true">
      <path d="m8 1.4 2 4.5 4.9.5-3.7 3.3 1.1 4.9L8 12.1l-4.3 2.5 1.1-4.9L1.1 6.4 6 5.9z" />
    </svg>
  );
}
