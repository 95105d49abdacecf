import { useExtraFetcher } from '@sumai/platform'
import { type ReactNode, useState } from 'react'
import { fieldsOf } from '../filter/filter.ts'
import type { MapPlace } from './map-data.ts'
import type { Of } from './price-text.ts'
import { placeKey } from './view.ts'

/** Degrees: half the side of the square in which the homes of a pin lie, 15 m. */
const NEAR = 0.0002

export type Found = { rooms: readonly { bukkenNo: string }[]; renderedAt: string }

/** The price on a pin is the least. */
const CHEAPEST_FIRST = { rent: 'yachin_asc', sale: 'kakaku_asc' } as const

type Options = {
  of: Of
  conditions: object
  hrefOf: (fields: URLSearchParams) => string
  cardsOf: (found: Found) => readonly ReactNode[]
}

/** The pin that was pressed, and the homes there: those of the search, whatever page they are on. */
export function usePlace({ of, conditions, hrefOf, cardsOf }: Options) {
  const fetcher = useExtraFetcher<Found>()
  const [place, setPlace] = useState<string | null>(null)
  const [isDocked, setDocked] = useState(false)
  return {
    place,
    /** At the foot of the map, where there is no room beside the pins. */
    isDocked,
    cards: place && fetcher.state === 'idle' && fetcher.data ? cardsOf(fetcher.data) : [],
    close: () => setPlace(null),
    open(pin: MapPlace) {
      const { lat, lng } = pin
      const bounds = [lng - NEAR, lat - NEAR, lng + NEAR, lat + NEAR]
      const around = bounds.map((degrees) => degrees.toFixed(4)).join(',')
      const own = { bounds: around, area: undefined, page: undefined, view: undefined }
      const order = CHEAPEST_FIRST[of]
      const fields = fieldsOf({ ...conditions, ...own, order })
      fetcher.load(hrefOf(new URLSearchParams(fields.map(([name, value]) => [name, value]))))
      setPlace(placeKey(pin))
      setDocked(window.innerWidth < 1024)
    },
  }
}
