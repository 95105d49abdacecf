import { isDrawnPlot } from '@sumai/format/pictures'

type Photo = { url: string; type: string }

/** Plans and maps say nothing of how a home looks. */
const DRAWN = ['madori', 'map']

const isPhoto = ({ type }: Photo) => !DRAWN.includes(type)
const isPlan = ({ type }: Photo) => type === 'madori'
/** No other home has it. */
const isOwnDrawing = (photo: Photo) => isPlan(photo) || isDrawnPlot(photo.url)

/**
 * The same listings, each led by a photo that no listing above it on the page leads with, as far
 * as it has one: buildings of one maker look alike, and so may their rooms. What led above is left
 * out below. A map leads only where there is no photo.
 */
export function distinctLeads<Listing extends { photos: readonly Photo[] }>(
  listings: readonly Listing[],
  /** Pictures that the page shows of another home. */
  before: readonly Photo[] = [],
  /** What leads where every photo was shown: the same photo again, or the drawing of that home. */
  { last = 'photo' }: { last?: 'photo' | 'drawing' } = {},
): Listing[] {
  const shown = new Set(before.map(({ url }) => url))
  return listings.map((listing) => {
    const { photos } = listing
    const lead =
      photos.find((photo) => isPhoto(photo) && !shown.has(photo.url)) ??
      (last === 'drawing' ? photos.find(isOwnDrawing) : undefined) ??
      photos.find(isPhoto) ??
      photos.find((photo) => !isPlan(photo))
    if (!lead) return listing
    const others = photos.filter(({ url }) => url !== lead.url && !shown.has(url))
    shown.add(lead.url)
    return { ...listing, photos: [lead, ...others] }
  })
}

/** Rows of results, and those below them: no two of the page lead with the same picture. */
export function distinctRows<Row extends { photos: readonly Photo[] }>(
  rows: readonly Row[],
  below: readonly Row[] = [],
): { rows: Row[]; below: Row[] } {
  const all = distinctLeads([...rows, ...below], [], { last: 'drawing' })
  return { rows: all.slice(0, rows.length), below: all.slice(rows.length) }
}
