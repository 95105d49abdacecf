import { type Site, useFavourites, useHistory } from '@sumai/shared-state'
import { useMemo } from 'react'
import type { MapData, MapPlace } from './map-data.ts'
import { placeKey } from './view.ts'

/** Which places hold a home that the visitor has seen or saved, as far as the page knows. */
export function useMarks(site: Site, places: MapData['places']) {
  const history = useHistory(site)
  const favourites = useFavourites(site)
  return useMemo(() => {
    const isIn = (saved: readonly { bukkenNo: string }[]) => {
      const numbers = new Set(saved.map(({ bukkenNo }) => bukkenNo))
      const known = new Set([...numbers].flatMap((number) => places[number] ?? []))
      return (pin: MapPlace) => numbers.has(pin.bukkenNo) || known.has(placeKey(pin))
    }
    return { isSeen: isIn(history), isSaved: isIn(favourites) }
  }, [history, favourites, places])
}
