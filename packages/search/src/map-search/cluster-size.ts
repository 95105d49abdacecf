/** px of the disc of a cluster that says its town; it grows somewhat with the letters. */
export const NAMED_SIZE = 70

/** px of the disc of a cluster: it grows with what it gathers. */
export const sizeOf = (count: number): number =>
  count < 10 ? 44 : count < 30 ? 48 : count < 200 ? 54 : 60
