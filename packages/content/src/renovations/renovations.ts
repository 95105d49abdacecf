const interior = (name: string) => `/media/interior/interior-${name}`

/** Rooms before and after the work, which both sites tell of; the pictures are of no listing. */
export const RENOVATIONS = {
  living: {
    before: interior('reform-living-before'),
    after: interior('reform-living-after'),
    /** Yen, tax included. */
    cost: 1_240_000,
    days: 9,
  },
  study: {
    before: interior('washitsu-3'),
    after: interior('study-1'),
    cost: 1_180_000,
    days: 10,
  },
  kitchen: {
    before: interior('kitchen-2'),
    after: interior('kitchen-3'),
    cost: 960_000,
    days: 7,
  },
  single: {
    before: interior('reform-1k-before'),
    after: interior('reform-1k-after'),
    cost: 410_000,
    days: 6,
  },
} as const
