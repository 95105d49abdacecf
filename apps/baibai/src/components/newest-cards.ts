import type { LightSale } from '@sumai/listings/listing'
import { toSaleCards } from '@sumai/listings/to-listing'

/** Listings to ask for, so that so many cards have pictures of their own. */
export const askedFor = (cards: number): number => cards * 2

/**
 * The cards of the newest listings. One that would repeat the picture of a newer one stands back:
 * the two look like one home.
 */
export function newestCards(
  rooms: readonly LightSale[],
  count: number,
  before?: Parameters<typeof toSaleCards>[1],
) {
  const cards = toSaleCards(rooms, before)
  const isFirst = (card: (typeof cards)[number]) =>
    cards.find(({ photos: [lead] }) => lead?.url === card.photos[0]?.url) === card
  const [own, repeated] = [cards.filter(isFirst), cards.filter((card) => !isFirst(card))]
  return [...own, ...repeated].slice(0, count)
}
