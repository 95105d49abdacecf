import type { MapData } from './map-data.ts'

type Cluster = MapData['clusters'][number]

/** Zoom below which a cluster holds whole towns, and says where it stands. */
export const NAMED_BELOW = 10

/** name lat lng, from the largest on; 和白 is the north of 福岡市. */
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
和白 33.694 130.434
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

/** Degrees: the largest town so near to the middle of a cluster gives its name. */
const NEAR = 0.1
/** One further off than this says nothing about where a cluster stands. */
const FAR = 0.25
/** Of a degree of longitude, in degrees of latitude. */
const EAST = 0.84

type Town = (typeof TOWNS)[number]

/** From afar, each cluster with a town where it stands, which no other is called after. */
export function withTowns<One extends Cluster>(clusters: readonly One[], zoom: number) {
  const towns = new Map<One, Town>()
  const away = (one: One, { lat, lng }: Town) => Math.hypot(one.lat - lat, (one.lng - lng) * EAST)
  const left = new Set(zoom < NAMED_BELOW ? TOWNS : [])
  for (const town of left) {
    const [cluster] = clusters
      .filter((one) => !towns.has(one) && away(one, town) < NEAR)
      .toSorted((a, b) => away(a, town) - away(b, town))
    if (!cluster) continue
    towns.set(cluster, town)
    left.delete(town)
  }
  for (const one of clusters.filter((cluster) => !towns.has(cluster))) {
    const [town] = [...left].toSorted((a, b) => away(one, a) - away(one, b))
    if (!town || away(one, town) > FAR) continue
    towns.set(one, town)
    left.delete(town)
  }
  return clusters.map((cluster) => ({ ...cluster, town: towns.get(cluster)?.name }))
}
