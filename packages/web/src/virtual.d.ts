declare module 'virtual:game-icons' {
  /** The inside of every figure's drawing, by name. */
  export const bodies: Readonly<Record<string, string>>;
}
