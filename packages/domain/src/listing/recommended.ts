type Listing = {
  bukkenNo: string
  boshuStatus: string
  /** `YYYY-MM-DD` */
  koukaiDate: string
  photoCount: number
  panoramaCount: number
}

const DAY_MS = 86_400_000
/** Days for which a listing is new. */
const NEW_DAYS = 7

/**
 * How far up a listing stands in the recommended order: many pictures first, new listings a little
 * before the others, applied ones last. A fixed random part separates rooms of the same building.
 */
export function recommended(listing: Listing, today: string): number {
  const { bukkenNo, boshuStatus, koukaiDate, photoCount, panoramaCount } = listing
  const isNew = Date.parse(today) - Date.parse(koukaiDate) <= NEW_DAYS * DAY_MS
  return (
    Math.min(photoCount, 10) +
    (panoramaCount > 0 ? 3 : 0) +
    (isNew ? 0.1 : 0) -
    (boshuStatus === 'public' ? 0 : 20) +
    scatter(bukkenNo)
  )
}

/** A pseudo-random number from 0 to 1 from a text (FNV-1a). */
function scatter(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  }
  return (hash >>> 0) / 2 ** 32
}
