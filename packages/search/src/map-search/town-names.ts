import type { MapData } from './map-data.ts'

type Cluster = MapData['clusters'][number]

/** Zoom below which a cluster holds whole towns, and says which is the largest of them. */
export const NAMED_BELOW = 10

/** name lat lng, from the largest on. */
const TOWNS = `
福岡市 33.590 130.402
久留米市 33.319 130.508
佐賀市 33.262 130.300
糸島市 33.557 130.195
大牟田市 33.030 130.446
春日市 33.533 130.470
筑紫野市 33.496 130.516
大野城市 33.536 130.479
鳥栖市 33.378 130.506
太宰府市 33.513 130.524
玉名市 32.935 130.559
柳川市 33.163 130.406
八女市 33.212 130.558
小郡市 33.396 130.556
朝倉市 33.423 130.666
荒尾市 32.987 130.433
那珂川市 33.499 130.422
筑後市 33.212 130.502
小城市 33.272 130.204
みやま市 33.152 130.475
大川市 33.207 130.384
神埼市 33.310 130.373
うきは市 33.347 130.755
`
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', lat, lng] = row.split(' ')
    return { name, lat: Number(lat), lng: Number(lng) }
  })

/** From afar, each cluster with the largest town among its homes that no other nearer to it has. */
export function withTowns<One extends Cluster>(clusters: readonly One[], zoom: number) {
  const towns = new Map<One, string>()
  for (const { name, lat, lng } of zoom < NAMED_BELOW ? TOWNS : []) {
    const holds = ({ bounds: [west, south, east, north] }: One) =>
      lat > south && lat < north && lng > west && lng < east
    const away = (one: One) => Math.hypot(one.lat - lat, one.lng - lng)
    const [cluster] = clusters
      .filter((one) => holds(one) && !towns.has(one))
      .toSorted((a, b) => away(a) - away(b))
    if (cluster) towns.set(cluster, name)
  }
  return clusters.map((cluster) => ({ ...cluster, town: towns.get(cluster) }))
}
