/** Lists that two people change without being in each other's way: the pictures of a home. */
const KEYS: Record<string, (item: unknown) => string> = {
  photos: (photo) => (photo as { url: string }).url,
  panoramaUrls: String,
}

export const isMerged = (field: string): boolean => field in KEYS

/** My list with what somebody else has added behind it, and without what they have taken out. */
export function mergeLists(field: string, mine: unknown, base: unknown, theirs: unknown): unknown {
  const keyOf = KEYS[field]
  if (!keyOf) return mine
  const [own, before, others] = [mine, base, theirs].map((list) => (list ?? []) as unknown[])
  const keysOf = (list: unknown[] = []) => new Set(list.map(keyOf))
  const [ofMine, ofBase, ofTheirs] = [keysOf(own), keysOf(before), keysOf(others)]
  const kept = own?.filter((it) => ofTheirs.has(keyOf(it)) || !ofBase.has(keyOf(it))) ?? []
  const added = others?.filter((it) => !ofBase.has(keyOf(it)) && !ofMine.has(keyOf(it))) ?? []
  return [...kept, ...added]
}
