import { pxPerMetre } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { FIVE_MINUTES_M, type LatLng } from '@sumai/domain/listing/distance'
import { KeepOff } from '@sumai/map/keep-off'
import { LiveMap } from '@sumai/map/live-map'
import { MapLayers, type PlaceKind } from '@sumai/map/map-layers'
import type { Bounds, MapPin } from '@sumai/map/map-options'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { type ComponentProps, use } from 'react'
import { FlyToGoal } from './fly-to-goal.tsx'
import { type Goal, GoalContext } from './goal.ts'
import styles from './live-surroundings.module.css'
import type { Group } from './place-groups.ts'
import type { Nearby } from './surroundings-data.ts'

/** m: radius of the circle in which a home lies. */
const ABOUT = 120
/** px around what the picture shows: a disc that stands at its edge is seen whole. */
const AROUND = 32
/** px of a disc. */
const DISC = 30

type Around = {
  label: string
  home: LatLng
  /** Of the picture, whose ground is shown at first. */
  zoom: number
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
export function liveSurroundings({ label, home, zoom, places, landPrices }: Around) {
  const areas = [
    { ...home, metres: ABOUT },
    { ...home, metres: FIVE_MINUTES_M, isRing: true },
    { ...home, metres: 2 * FIVE_MINUTES_M, isRing: true },
  ]
  const shown = places.filter((place): place is OnMap => place.at !== null)
  const points = shown.map(({ at }) => at)
  const view = { bounds: boundsOf(home, zoom, points), padding: AROUND }
  const rings = [ringPin(home, 5, -Math.PI / 5), ringPin(home, 10, Math.PI / 2)]
  const kept = [{ ...home, isSign: true }, ...points, ...rings]
  const fixed: MapPin[] = [
    { ...home, id: 'home', level: 3, content: <span className={styles.home}>この物件</span> },
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

/** How far beyond the edge of the picture a place may lie that is shown with it. */
const BEYOND = 1.35

/** The height of the picture around the home, or more for places that lie at its edges. */
function boundsOf({ lat, lng }: LatLng, zoom: number, points: readonly LatLng[]): Bounds {
  const { width, height } = STATIC_SIZES.wide
  const degrees = 1 / (METRES_PER_DEGREE * pxPerMetre(lat, zoom))
  const across = degrees / Math.cos((lat * Math.PI) / 180)
  const ways = points
    .map((point) => ({ up: Math.abs(point.lat - lat), aside: Math.abs(point.lng - lng) }))
    .filter(({ up, aside }) => {
      const [most, widest] = [(BEYOND * height) / 2, (BEYOND * width) / 2]
      return up < most * degrees && aside < widest * across
    })
  const least = height / 2 - AROUND
  const north = Math.max(least * degrees, ...ways.map(({ up }) => up))
  const east = Math.max(least * across, ...ways.map(({ aside }) => aside))
  return [lng - east, lat - north, lng + east, lat + north]
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
    level: 1,
    content: <span className={styles.ring}>徒歩{minutes}分</span>,
  }
}
