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
  const view = { bounds: boundsOf(home, zoom), padding: 0 }
  const areas = [
    { ...home, metres: ABOUT },
    { ...home, metres: FIVE_MINUTES_M, isRing: true },
    { ...home, metres: 2 * FIVE_MINUTES_M, isRing: true },
  ]
  const shown = places.filter((place): place is OnMap => place.at !== null)
  const kept = [{ ...home, isSign: true }, ...shown.map(({ at }) => at)]
  const fixed: MapPin[] = [
    { ...home, id: 'home', level: 3, content: <span className={styles.home}>この物件</span> },
    ...landPrices.map(pricePin),
  ]
  return function LiveSurroundings(events: Events) {
    const { goal, setGoal } = use(GoalContext)
    const isGoal = ({ no, group }: OnMap) => goal === no || goal === group
    const pins = shown.map((place) => placePin(place, isGoal(place), setGoal))
    const kind = typeof goal === 'string' ? LAYERS[goal] : undefined
    return (
      <LiveMap {...{ label, view, areas }} pins={[...pins, ...fixed]} isWithinPage {...events}>
        <MapLayers hasRails kinds={kind ? [kind] : []} />
        <KeepOff places={kept} size={DISC} />
        <FlyToGoal home={home} targets={shown.filter(isGoal).map(({ at }) => at)} />
      </LiveMap>
    )
  }
}

const METRES_PER_DEGREE = 111_195

/** The height of the picture, on whatever the map has for it. */
function boundsOf({ lat, lng }: LatLng, zoom: number): Bounds {
  const metres = STATIC_SIZES.wide.height / 2 / pxPerMetre(lat, zoom)
  const north = metres / METRES_PER_DEGREE
  const east = north / Math.cos((lat * Math.PI) / 180)
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
      </button>
    ),
  }
}

const pricePin = ({ lat, lng, yenPerM2 }: LatLng & { yenPerM2: number }): MapPin => ({
  ...{ lat, lng, id: `${lat} ${lng}`, level: 1 },
  content: <span className={styles.price}>{(yenPerM2 / 10_000).toFixed(1)}万円/㎡</span>,
})
