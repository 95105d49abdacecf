import { ascending, dayNumber, descending, type Resource } from '../search/resource.ts'

export type RentRow = { id: string; rent: number | null; lastDay?: string }

/** The smallest kind of listing that can be sorted. */
export const rentRows: Resource<RentRow> = {
  id: ({ id }) => id,
  isOpen: ({ lastDay }, today) => !lastDay || lastDay >= today,
  isRecentlyClosed: () => false,
  numbers: {
    rent: ({ rent }) => rent,
    last_day: ({ lastDay }) => (lastDay ? dayNumber(lastDay) : null),
  },
  keys: {},
  filters: [],
  orders: { cheap: ascending('rent'), dear: descending('rent') },
  price: 'rent',
  lastDay: 'last_day',
}
