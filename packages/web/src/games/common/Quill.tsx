/** The sign of what is of our own design. */
export function Quill({ title }: { title: string }) {
  return (
    <span className="quill" title={title}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M17 2C9 3 5 8 4 14l-1.5 4 1.5-.5.8-2.5c6-.5 11-4.5 12.2-13z" fill="#fff8e6" />
        <path d="M4.5 15.5C7 11 10 8 14 5.5" stroke="#7a5a36" strokeWidth="1.2" fill="none" />
      </svg>
      <span className="sr">{title}</span>
    </span>
  );
}
