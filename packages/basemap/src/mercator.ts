export type Place = { lat: number; lng: number }

/** px of a tile; MapLibre counts zooms by it, so that 0 shows the world in 512 px. */
export const TILE = 512

/** A place on the map of the whole world at a zoom, in px from its north-west corner. */
export function worldPx({ lat, lng }: Place, zoom: number): { x: number; y: number } {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** px of a metre on the ground. */
export const pxPerMetre = (lat: number, zoom: number): number =>
  (TILE * 2 ** zoom) / (40_075_016.686 * Math.cos((lat * Math.PI) / 180))
