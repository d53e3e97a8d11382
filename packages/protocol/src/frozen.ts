/** What was received is looked at, not changed. */
export type Frozen<T> = T extends readonly unknown[]
  ? number extends T['length']
    ? readonly Frozen<T[number]>[]
    : Readonly<T>
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;
