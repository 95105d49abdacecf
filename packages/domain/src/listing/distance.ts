export type LatLng = { lat: number; lng: number }

export const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres as the crow flies. */
export function straightMetres(from: LatLng, to: LatLng): number {
  const dLat = radians(to.lat - from.lat)
  const dLng = radians(to.lng - from.lng)
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(a))
}

/**
 * Metres along streets where nobody has measured them: the straight line × 1.25, up to tens, so that
 * the minutes are those of the exact distance.
 */
export const streetMetres = (straight: number): number =>
  Math.max(10, Math.ceil((straight * 1.25) / 10) * 10)

export const roadMetres = (from: LatLng, to: LatLng): number =>
  streetMetres(straightMetres(from, to))

/** m by road that a minute on foot stands for (表示規約施行規則). */
export const M_PER_MINUTE = 80

/** Minutes on foot, rounded up, at least 1. */
export const tohoFun = (metres: number): number => Math.max(1, Math.ceil(metres / M_PER_MINUTE))

/** m, straight: as far as five minutes on foot reach, by such streets. */
export const FIVE_MINUTES_M = (5 * M_PER_MINUTE) / 1.25

/** Minutes by bicycle at 15 km an hour, rounded up. */
export const bicycleFun = (metres: number): number => Math.max(1, Math.ceil(metres / 250))

/** Search radius around a school, in metres; the first is the default. */
export const SHISETU_KYORI = [3_000, 2_000, 1_000] as const
