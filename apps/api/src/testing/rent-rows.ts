import { ascending, descending, type Resource } from '../search/resource.ts'

export type RentRow = { id: string; rent: number | null }

/** The smallest kind of listing that can be sorted. */
export const rentRows: Resource<RentRow> = {
  id: ({ id }) => id,
  isOpen: () => true,
  isRecentlyClosed: () => false,
  numbers: { rent: ({ rent }) => rent },
  keys: {},
  filters: [],
  orders: { cheap: ascending('rent'), dear: descending('rent') },
  price: 'rent',
}
