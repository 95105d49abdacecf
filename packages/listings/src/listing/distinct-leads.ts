import { isDrawnPlot } from '@sumai/format/pictures'

type Photo = { url: string; type: string }

/** Plans and maps say nothing of how a home looks. */
const isPlan = ({ type }: Photo) => type === 'madori'
const isMap = ({ type }: Photo) => type === 'map'
const isPlot = ({ url }: Photo) => isDrawnPlot(url)
const isPhoto = (photo: Photo) => !isPlan(photo) && !isMap(photo)
/** Its plan, the map around it or its plot: no other home has that. */
const drawingOf = (photos: readonly Photo[]) =>
  photos.find(isPlan) ??
  photos.find((photo) => isMap(photo) && !isPlot(photo)) ??
  photos.find(isPlot)

/**
 * A card shows one picture. A row shows two, of which a plan is the second, and where every photo was
 * shown its own drawing leads instead of the same photo again.
 */
type Look = 'card' | 'row'

/** Pictures that a finger turns; what is behind them only stands in for a lead. */
const TURNED = 5

/**
 * The same listings, each led by a photo that no listing above it on the page leads with, as far
 * as it has one: buildings of one maker look alike, and so may their rooms. What was shown above
 * is left out below. A map leads a card only where there is no photo.
 */
export function distinctLeads<Listing extends { photos: readonly Photo[] }>(
  listings: readonly Listing[],
  /** Pictures that the page shows of another home. */
  before: readonly Photo[] = [],
  look: Look = 'card',
): Listing[] {
  const shown = new Set(before.map(({ url }) => url))
  return listings.map((listing) => {
    const { photos } = listing
    const lead =
      photos.find((photo) => isPhoto(photo) && !shown.has(photo.url)) ??
      (look === 'row' ? drawingOf(photos) : undefined) ??
      photos.find(isPhoto) ??
      photos.find((photo) => !isPlan(photo))
    if (!lead) return listing
    const others = photos.filter(({ url }) => url !== lead.url && !shown.has(url))
    shown.add(lead.url)
    const second = look === 'row' && (others.find(isPlan) ?? others[0])
    if (second) shown.add(second.url)
    return { ...listing, photos: [lead, ...others].slice(0, TURNED) }
  })
}

/** Rows below the results. */
const BELOW = 3

/**
 * Rows of results, and a few of the others below them, those first that look like none above: no two of
 * the page show the same picture.
 */
export function distinctRows<Row extends { photos: readonly Photo[] }>(
  rows: readonly Row[],
  others: readonly Row[] = [],
): { rows: Row[]; below: Row[] } {
  const all = distinctLeads([...rows, ...others], [], 'row')
  const rest = all.slice(rows.length)
  const isPictured = ({ photos }: Row) => photos.slice(0, 1).some(isPhoto)
  const below = [...rest.filter(isPictured), ...rest.filter((row) => !isPictured(row))]
  return { rows: all.slice(0, rows.length), below: below.slice(0, BELOW) }
}
