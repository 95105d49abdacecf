import { pxPerMetre } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { FIVE_MINUTES_M, type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import { KeepOff } from '@sumai/map/keep-off'
import { LiveMap } from '@sumai/map/live-map'
import { MapLayers, type PlaceKind } from '@sumai/map/map-layers'
import type { MapPin, MapView } from '@sumai/map/map-options'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { type ComponentProps, use } from 'react'
import { FlyToGoal } from './fly-to-goal.tsx'
import { type Goal, GoalContext } from './goal.ts'
import styles from './live-surroundings.module.css'
import type { Group } from './place-groups.ts'
import type { Nearby } from './surroundings-data.ts'

/** m: radius of the circle in which a home lies. */
const ABOUT = 120
/** px of a disc. */
const DISC = 24

type Around = {
  label: string
  home: LatLng
  /** The pictures, whose ground is shown at first. */
  around: Record<'wide' | 'small', { zoom: number }>
  places: readonly Nearby[]
  landPrices: readonly (LatLng & { yenPerM2: number })[]
}

type Events = Pick<ComponentProps<typeof LiveMap>, 'onReady' | 'onFail'>
type OnMap = Nearby & { at: LatLng }

/** What else the map can show of a group. */
const LAYERS: Partial<Record<Group, PlaceKind>> = {
  shop: 'shop',
  school: 'school',
  care: 'hospital',
  park: 'park',
}

/** The map around a home as a component, once pressed: with the same pins as the picture. */
export function liveSurroundings({ label, home, around, places, landPrices }: Around) {
  const areas = [
    { ...home, metres: ABOUT },
    { ...home, metres: FIVE_MINUTES_M, isRing: true },
    { ...home, metres: 2 * FIVE_MINUTES_M, isRing: true },
  ]
  const shown = places.filter((place): place is OnMap => place.at !== null)
  const points = shown.map(({ at }) => at)
  const view = viewOf(home, around, shown)
  const rings = [ringPin(home, 5, -Math.PI / 5), ringPin(home, 10, Math.PI / 2)]
  const kept = [{ ...home, sign: 'above' as const }, ...points, ...rings]
  const fixed: MapPin[] = [
    { ...home, id: 'home', level: 5, content: <span className={styles.home}>この物件</span> },
    ...rings,
    ...landPrices.map(pricePin),
  ]
  const stations = shown.flatMap(({ group, name }) => (group === 'eki' ? name : []))
  return function LiveSurroundings(events: Events) {
    const { goal, setGoal } = use(GoalContext)
    const isGoal = ({ no, group }: OnMap) => goal === no || goal === group
    const pins = shown.map((place) => placePin(place, isGoal(place), setGoal))
    const kind = typeof goal === 'string' ? LAYERS[goal] : undefined
    return (
      <LiveMap {...{ label, view, areas }} pins={[...pins, ...fixed]} isWithinPage {...events}>
        <MapLayers hasRails kinds={kind ? [kind] : []} />
        <KeepOff places={kept} size={DISC} stations={stations} />
        <FlyToGoal home={home} targets={shown.filter(isGoal).map(({ at }) => at)} />
      </LiveMap>
    )
  }
}

const METRES_PER_DEGREE = 111_195

/** px around the ring of ten minutes, and below it, where the credit is. */
const ROUND_RING = { top: 14, right: 14, bottom: 38, left: 14 }

/**
 * What the picture shows that the map takes the place of. On a phone ten minutes on foot fill the map
 * instead, unless the nearest station lies beyond them.
 */
function viewOf(home: LatLng, around: Around['around'], shown: readonly OnMap[]): MapView {
  const { lat, lng } = home
  const of = matchMedia('(min-width: 768px)').matches ? 'wide' : 'small'
  const { width, height } = STATIC_SIZES[of]
  const station = shown.find(({ group }) => group === 'eki')
  const isNear =
    of === 'small' && (!station || straightMetres(home, station.at) < 2 * FIVE_MINUTES_M)
  const perMetre = pxPerMetre(lat, around[of].zoom)
  const metres = isNear
    ? { across: 2 * FIVE_MINUTES_M, up: 2 * FIVE_MINUTES_M }
    : { across: width / 2 / perMetre, up: height / 2 / perMetre }
  const north = metres.up / METRES_PER_DEGREE
  const east = metres.across / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180)
  return {
    bounds: [lng - east, lat - north, lng + east, lat + north],
    padding: isNear ? ROUND_RING : 0,
  }
}

function placePin(
  { no, group, name, way, at }: OnMap,
  isOpen: boolean,
  setGoal: (goal: Goal | null) => void,
): MapPin {
  const words = `${name} ${way.join('')}`
  return {
    ...at,
    id: `${no}`,
    anchor: 'center',
    level: isOpen ? 4 : 2,
    content: (
      <button
        type="button"
        data-dot=""
        data-group={group}
        aria-pressed={isOpen}
        onClick={() => setGoal(isOpen ? null : no)}
        className={styles.disc}
      >
        {no}
        <span data-leader="" className={styles.leader} />
        {isOpen ? (
          <span className={styles.name}>{words}</span>
        ) : (
          <VisuallyHidden>{words}</VisuallyHidden>
        )}
        {!isOpen && group === 'eki' && (
          <span aria-hidden="true" data-name="none" className={styles.station}>
            {name}
          </span>
        )}
      </button>
    ),
  }
}

const pricePin = ({ lat, lng, yenPerM2 }: LatLng & { yenPerM2: number }): MapPin => ({
  ...{ lat, lng, id: `${lat} ${lng}`, level: 1 },
  content: <span className={styles.price}>{(yenPerM2 / 10_000).toFixed(1)}万円/㎡</span>,
})

/** What a ring means, on it: at an angle from the east to the north, as on the picture. */
function ringPin({ lat, lng }: LatLng, minutes: number, angle: number): MapPin {
  const degrees = ((minutes / 5) * FIVE_MINUTES_M) / METRES_PER_DEGREE
  return {
    lat: lat + degrees * Math.sin(angle),
    lng: lng + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
    id: `徒歩${minutes}分`,
    anchor: 'center',
    level: 3,
    content: <span className={styles.ring}>徒歩{minutes}分</span>,
  }
}
