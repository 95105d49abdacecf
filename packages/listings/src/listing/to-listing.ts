import { distinctLeads } from './distinct-leads.ts'
import type { LightRental, LightSale, RentalListing, SaleListing } from './listing.ts'
import { ACCESS_KEYS, PHOTO_KEYS, RENTAL_KEYS, SALE_KEYS } from './listing-keys.ts'
import { kindWord } from './sale-kind.ts'

/** Rows show two access lines. */
const ACCESSES = 2

/** Keeps only the fields that a page of results shows: less than half of the answer. */
export const toRentalListing = (room: LightRental): RentalListing => ({
  ...pick(room, RENTAL_KEYS),
  ...shown(room),
})

/**
 * Keeps only the fields of a property for sale that a page of results shows; its type says whether
 * an investment is one flat or the whole building.
 */
export const toSaleListing = (room: LightSale): SaleListing => ({
  ...pick(room, SALE_KEYS),
  bukkenTypeLabel: kindWord(room),
  ...shown(room),
})

type Photos = Parameters<typeof distinctLeads>[1]

/**
 * The cards of a page: one picture each, which neither another card nor the page before them shows,
 * and one way to the station.
 */
export const toRentalCards = (rooms: readonly LightRental[], before?: Photos) =>
  distinctLeads(rooms.map(toRentalListing), before).map(forCard)

export const toSaleCards = (rooms: readonly LightSale[], before?: Photos) =>
  distinctLeads(rooms.map(toSaleListing), before).map(forCard)

const forCard = <Listing extends Pick<RentalListing, 'photos' | 'kotsu'>>(
  listing: Listing,
): Listing => ({
  ...listing,
  photos: listing.photos.slice(0, 1),
  kotsu: listing.kotsu.slice(0, 1),
})

const shown = ({ photos, kotsu }: Pick<LightRental, 'photos' | 'kotsu'>) => ({
  photos: photos.map((photo) => pick(photo, PHOTO_KEYS)),
  kotsu: kotsu.slice(0, ACCESSES).map((access) => pick(access, ACCESS_KEYS)),
})

const pick = <T extends object, Key extends keyof T>(value: T, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, Key>
