/** px of the disc of a cluster: it grows with what it gathers. */
export const sizeOf = (count: number): number =>
  count < 10 ? 44 : count < 30 ? 48 : count < 200 ? 54 : 60

/** px of one that says its town as well. */
export const namedSizeOf = (count: number): number =>
  count < 100 ? 68 : count < 300 ? 74 : count < 600 ? 82 : 92
