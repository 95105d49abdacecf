import type { MapPin } from '../../search/finder.ts'
import type { Cluster } from '../../search/on-map.ts'

/** Steps of a degree: about a metre for a point, ten for bounds, which are given more room. */
const FINE = 1e5
const COARSE = 1e4

const point = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Math.round(lat * FINE) / FINE,
  lng: Math.round(lng * FINE) / FINE,
})
const down = (degrees: number) => Math.floor(degrees * COARSE) / COARSE
const up = (degrees: number) => Math.ceil(degrees * COARSE) / COARSE

export function toCluster({ bounds, count, priceMedian, minutes, town, isAround, ...at }: Cluster) {
  const [west, south, east, north] = bounds
  return {
    ...point(at),
    count,
    price_median: priceMedian,
    commute_min: minutes,
    town: town ? { name: town, is_around: isAround } : undefined,
    bounds: [down(west), down(south), up(east), up(north)] as const,
  }
}

export const toPin = ({ id, count, priceMin, priceMax, commute, ...place }: MapPin) => ({
  ...point(place),
  count,
  price_min: priceMin,
  price_max: priceMax,
  bukken_no: id,
  commute,
})
