const ROAD_FACTOR = 1.3
const METRES_A_MINUTE = { city: 25_000 / 60, between: 40_000 / 60 }
/** Metres of road within a city, on both sides together. */
const CITY_METRES = 6_000

/**
 * Minutes by car for a straight distance in metres, not rounded: an estimate (目安) without traffic
 * and parking.
 */
export function carMinutes(straight: number): number {
  const metres = straight * ROAD_FACTOR
  const inCity = Math.min(metres, CITY_METRES)
  return inCity / METRES_A_MINUTE.city + (metres - inCity) / METRES_A_MINUTE.between
}
