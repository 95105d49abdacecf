/** px of the ring around a disc. */
export const RING = 5

/** px of the disc of a cluster: it grows with what it gathers. */
const sizeOf = (count: number): number =>
  count < 10 ? 44 : count < 30 ? 48 : count < 200 ? 54 : 60

/** px of one that says its town as well. */
const namedSizeOf = (count: number): number =>
  count < 100 ? 68 : count < 300 ? 74 : count < 600 ? 82 : 92

/** px of the disc of either. */
export const discOf = ({ count, town }: { count: number; town?: object | undefined }): number =>
  town ? namedSizeOf(count) : sizeOf(count)
