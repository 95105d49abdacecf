import { isDrawnPlot } from '@sumai/format/pictures'

type Photo = { url: string; type: string }

/** Plans and maps say nothing of how a home looks. */
const isPlan = ({ type }: Photo) => type === 'madori'
const isMap = ({ type }: Photo) => type === 'map'
const isPhoto = (photo: Photo) => !isPlan(photo) && !isMap(photo)
/** Its plan, its plot or the map around it: no other home has that. */
const drawingOf = (photos: readonly Photo[]) =>
  photos.find(isPlan) ?? photos.find(({ url }) => isDrawnPlot(url)) ?? photos.find(isMap)

type Looks = {
  /** What leads where every photo was shown: the same photo again, or the drawing of that home. */
  last?: 'photo' | 'drawing'
  /** Pictures of each that are seen at once; a plan is the second. */
  shows?: 1 | 2
}

/**
 * The same listings, each led by a photo that no listing above it on the page leads with, as far
 * as it has one: buildings of one maker look alike, and so may their rooms. What was shown above
 * is left out below. A map leads only where there is no photo.
 */
export function distinctLeads<Listing extends { photos: readonly Photo[] }>(
  listings: readonly Listing[],
  /** Pictures that the page shows of another home. */
  before: readonly Photo[] = [],
  { last = 'photo', shows = 1 }: Looks = {},
): Listing[] {
  const shown = new Set(before.map(({ url }) => url))
  return listings.map((listing) => {
    const { photos } = listing
    const lead =
      photos.find((photo) => isPhoto(photo) && !shown.has(photo.url)) ??
      (last === 'drawing' ? drawingOf(photos) : undefined) ??
      photos.find(isPhoto) ??
      photos.find((photo) => !isPlan(photo))
    if (!lead) return listing
    const others = photos.filter(({ url }) => url !== lead.url && !shown.has(url))
    shown.add(lead.url)
    const second = others.find(isPlan) ?? others[0]
    if (second && shows === 2) shown.add(second.url)
    return { ...listing, photos: [lead, ...others] }
  })
}

/** Rows of results, and those below them: no two of the page show the same picture. */
export function distinctRows<Row extends { photos: readonly Photo[] }>(
  rows: readonly Row[],
  below: readonly Row[] = [],
): { rows: Row[]; below: Row[] } {
  const all = distinctLeads([...rows, ...below], [], { last: 'drawing', shows: 2 })
  return { rows: all.slice(0, rows.length), below: all.slice(rows.length) }
}
