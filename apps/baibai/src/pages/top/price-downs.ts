import { formatDate } from '@sumai/format/dates'
import { formatKakaku } from '@sumai/format/money'
import type { LightSale } from '@sumai/listings/listing'
import { toSaleCards } from '@sumai/listings/to-listing'

type Photo = { url: string; type: string }

/** Listings whose last change of price was downwards, each with by how much and since when. */
export function toPriceDowns(rooms: readonly LightSale[], before: readonly Photo[] = []) {
  const cards = toSaleCards(rooms, before)
  return rooms.flatMap((room, index) => {
    const last = room.kakakuRireki.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
    if (!last || last.to >= last.from) return []
    const note = `${formatDate(last.date)}に${formatKakaku(last.from - last.to)}値下げ`
    const card = cards[index]
    return card ? [{ room: card, note }] : []
  })
}
