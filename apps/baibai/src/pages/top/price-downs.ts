import { formatDate } from '@sumai/format/dates'
import { formatKakaku } from '@sumai/format/money'
import type { LightSale } from '@sumai/listings/listing'
import { toSaleListing } from '@sumai/listings/to-listing'

/** Listings whose last change of price was downwards, each with by how much and since when. */
export const toPriceDowns = (rooms: readonly LightSale[]) =>
  rooms.flatMap((room) => {
    const last = room.kakakuRireki.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
    if (!last || last.to >= last.from) return []
    const note = `${formatDate(last.date)}に${formatKakaku(last.from - last.to)}値下げ`
    return [{ room: toSaleListing(room), note }]
  })
