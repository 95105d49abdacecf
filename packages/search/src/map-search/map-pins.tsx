import type { Bounds, MapPin } from '@sumai/map/map-options'
import type { ReactNode } from 'react'
import { ClusterButton } from './cluster-button.tsx'
import { longestOf } from './commute-bands.ts'
import type { MapData, MapPlace } from './map-data.ts'
import { PinButton } from './pin-button.tsx'
import type { Of } from './price-text.ts'
import { placeKey } from './view.ts'

type Options = {
  map: Pick<MapData, 'clusters' | 'pins'>
  of: Of
  /** Places in the order of the list: the keyboard goes through the pins in the same order. */
  order: readonly (string | undefined)[]
  selected: string | null
  lit: string | null
  isSeen: (pin: MapPlace) => boolean
  isSaved: (pin: MapPlace) => boolean
  onPin: (pin: MapPlace) => void
  onPoint: (place: string | null) => void
  onCluster: (bounds: Bounds) => void
  /** Stands above the pin that is selected. */
  card: ReactNode
}

/** What lies on the map, as buttons. */
export function mapPins({ map, of, order, ...options }: Options): MapPin[] {
  const pins = inOrder(map.pins, order).map((pin) => toPin(pin, of, options))
  const clusters = map.clusters.map(({ lat, lng, bounds, commuteMin, ...one }) => ({
    ...{ id: `cluster ${placeKey({ lat, lng })}`, lat, lng, anchor: 'center' as const, level: 1 },
    content: (
      <ClusterButton
        {...{ of, ...one }}
        minutes={commuteMin ?? null}
        onPress={() => options.onCluster(bounds)}
      />
    ),
  }))
  return [...pins, ...clusters]
}

/** Pins as the list has their homes, then those of other pages. */
export function inOrder(pins: readonly MapPlace[], order: Options['order']): MapPlace[] {
  const rank = new Map(order.map((place, index) => [place, index]))
  const rankOf = (pin: MapPlace) => rank.get(placeKey(pin)) ?? rank.size + 1
  return pins.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function toPin(
  pin: MapPlace,
  of: Of,
  { selected, lit, isSeen, isSaved, onPin, onPoint, card }: Omit<Options, 'map' | 'of' | 'order'>,
): MapPin {
  const place = placeKey(pin)
  const isSelected = place === selected
  return {
    ...{ id: place, lat: pin.lat, lng: pin.lng },
    level: isSelected ? 5 : place === lit ? 3 : 2,
    content: (
      <>
        <PinButton
          of={of}
          priceMin={pin.priceMin}
          priceMax={pin.priceMax}
          count={pin.count}
          minutes={longestOf(pin.commute)}
          isSelected={isSelected}
          isLit={place === lit}
          isSeen={isSeen(pin)}
          isSaved={isSaved(pin)}
          onPress={() => onPin(pin)}
          onPoint={(isOver) => onPoint(isOver ? place : null)}
        />
        {isSelected && card}
      </>
    ),
  }
}
