/** `hy_yachin_min` → `hyYachinMin`, as humps does it. */
export type CamelKey<Key> = Key extends `${infer Head}_${infer Next}${infer Tail}`
  ? `${Head}${Uppercase<Next>}${CamelKey<Tail>}`
  : Key

/**
 * A body as the client hands it over: keys in camelCase, all the way down. Dictionaries keyed by
 * data (`facets`, `counter.city`) stay as they are, here and in `case.ts`.
 */
export type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { [Key in keyof T as CamelKey<Key>]: Camelized<T[Key]> }
    : T
