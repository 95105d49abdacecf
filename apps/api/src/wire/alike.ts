/**
 * Whether two values are the same as JSON: what comes from the thread of the database need not have
 * the prototypes of this one, and its documents need not have the order of ours.
 */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ours, theirs] = [Object.entries(one), other as Record<string, unknown>]
  return (
    ours.length === Object.keys(theirs).length &&
    ours.every(([key, value]) => Object.hasOwn(theirs, key) && isAlike(value, theirs[key]))
  )
}
