import { ZOOM_STEP } from '@sumai/basemap/static-map'
import { KeepOff } from '@sumai/map/keep-off'
import { MapLayers } from '@sumai/map/map-layers'
import type { Edges } from '@sumai/map/map-options'
import { MapShape } from '@sumai/map/map-shape'
import { SpotLabels } from '@sumai/map/spot-labels'
import type { SiteType } from '@sumai/platform'
import { useMemo, useState } from 'react'
import { useCityBorders } from './city-borders.ts'
import { discOf, RING } from './cluster-size.ts'
import { commutePins, withPoint } from './commute-places.tsx'
import { DrawnArea } from './drawn-area.tsx'
import { FirstMarks } from './first-marks.tsx'
import { FollowSearch } from './follow-search.tsx'
import { CLOSEST, gathered } from './gathered.ts'
import { useLandPrices } from './land-prices.ts'
import type { MapData } from './map-data.ts'
import { MapLegend } from './map-legend.tsx'
import { MapPane } from './map-pane.tsx'
import { inOrder, mapPins } from './map-pins.tsx'
import { type Layers, MapTools } from './map-tools.tsx'
import { MoveSwitch } from './move-switch.tsx'
import { PickCommute } from './pick-commute.tsx'
import { PlaceCard } from './place-card.tsx'
import type { Of } from './price-text.ts'
import { coveredEdges } from './use-free-part.ts'
import { useMapMoves } from './use-map-moves.ts'
import { useMarks } from './use-marks.ts'
import type { usePlace } from './use-place.ts'
import { HOME_GROUND, placeKey } from './view.ts'
import { WayHome } from './way-home.tsx'

type Props = {
  site: SiteType
  of: Of
  map: MapData
  conditions: {
    bounds?: string | undefined
    area?: string | undefined
    commute?: readonly string[] | undefined
    city_code?: readonly string[] | undefined
  }
  hrefOf: (fields: URLSearchParams) => string
  mapAt: (search: string) => string
  hasLandPrices: boolean | undefined
  /** Places of the list, row by row. */
  order: readonly (string | undefined)[]
  lit: string | null
  onPoint: (place: string | null) => void
  pressed: ReturnType<typeof usePlace>
  onPin: (pin: MapData['pins'][number]) => void
  /** px at the foot of the map that the list covers. */
  coveredOf: () => number
  /** Whether that list has been raised. */
  isRaised: boolean
  onFail: () => void
}

/** px of the height of a pin. */
const PIN = 26

/** px around results that no bounds were asked for, within what is free: half a cluster. */
const ROUND_RESULTS = { top: 14, right: 28, bottom: 14, left: 28 }
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 }

const sumOf = (a: Edges, b: Edges): Edges => ({
  top: a.top + b.top,
  right: a.right + b.right,
  bottom: a.bottom + b.bottom,
  left: a.left + b.left,
})

/** The map of a search: its pins, what moves it, and what is done on it. */
export function SearchPane(props: Props) {
  const {
    site,
    of,
    conditions,
    hrefOf,
    mapAt,
    order,
    lit,
    onPoint,
    pressed,
    onPin,
    onFail,
    coveredOf,
    isRaised,
  } = props
  const moves = useMapMoves({ conditions, map: props.map, hrefOf, mapAt })
  const { map } = moves
  const marks = useMarks(site, map.places)
  const [target, setTarget] = useState<{ bounds: MapData['bounds'] } | null>(null)
  const [layers, setLayers] = useState<Layers>({ hasRails: true, kinds: [], hasLand: false })
  const land = useLandPrices(mapAt)
  const borders = useCityBorders(conditions.city_code ?? [], mapAt)
  const [tool, setTool] = useState<'draw' | 'commute' | 'layers' | null>(null)
  const toggle = (one: typeof tool) => setTool(tool === one ? null : one)
  const padding = conditions.bounds ? NO_PADDING : ROUND_RESULTS
  const hasSwitch = !(isRaised && moves.isAutomatic)
  const [zoom, setZoom] = useState(CLOSEST)
  const shown = useMemo(
    () => gathered(map, { zoom, of, selected: pressed.place }),
    [map, zoom, of, pressed.place],
  )
  const densest = shown.clusters.toSorted((a, b) => b.count - a.count)[0] ?? shown.pins[0]
  const kept = useMemo(
    () => [
      ...shown.clusters.flatMap((one) => {
        const disc = { ...one, size: discOf(one) + 2 * RING }
        return [disc, { ...disc, sign: 'below' as const }]
      }),
      ...shown.pins.map((one) => ({ ...one, sign: 'above' as const })),
    ],
    [shown],
  )
  const towns = shown.clusters.flatMap(({ town }) => town?.name ?? [])
  const [cardElement, setCardElement] = useState<HTMLElement | null>(null)
  const pin = map.pins.find((one) => placeKey(one) === pressed.place)
  function step(by: 1 | -1) {
    const all = inOrder(map.pins, order)
    const next = pin && all.at((all.indexOf(pin) + by) % all.length)
    if (next) onPin(next)
  }
  // A list that was raised needs its room, and says which home is chosen.
  const card = pin && !(pressed.isDocked && isRaised) && (
    <PlaceCard
      place={placeKey(pin)}
      ref={setCardElement}
      isDocked={pressed.isDocked}
      cards={pressed.cards}
      count={pin.count}
      onStep={pressed.isDocked && map.pins.length > 1 ? step : undefined}
      onClose={pressed.close}
    />
  )
  const pins = mapPins({
    ...{ map: shown, of, order, selected: pressed.place, lit, ...marks, onPoint, onPin },
    card: pressed.isDocked ? null : card,
    onCluster: (bounds) => setTarget({ bounds }),
  })
  function press() {
    pressed.close()
    if (tool === 'layers') setTool(null)
  }
  function pick(place: { lat: number; lng: number } | null) {
    setTool(null)
    if (place) moves.search({ ...moves.view(), commute: withPoint(conditions.commute, place) })
  }
  return (
    <MapPane
      label="検索結果の地図"
      {...{ map, onFail }}
      pins={[...pins, ...commutePins(conditions.commute)]}
      viewOf={() => ({
        bounds: map.bounds,
        padding: sumOf(padding, coveredEdges(coveredOf(), hasSwitch)),
        step: ZOOM_STEP,
      })}
      onMove={(bounds) => moves.move(bounds)}
      onPress={press}
      first={<FirstMarks {...{ map: props.map, of }} addressOf={moves.addressWithin} />}
    >
      <FollowSearch
        {...{ padding, moves, target, coveredOf, isRaised }}
        map={props.map}
        hasBounds={conditions.bounds !== undefined}
        pressed={pin ?? null}
        card={cardElement}
        onRest={setZoom}
      />
      <KeepOff places={kept} towns={towns} size={PIN} />
      {borders && <MapShape name="cities" rings={borders} isFaint />}
      <MapLayers hasRails={layers.hasRails} kinds={layers.kinds} />
      {layers.hasLand && <SpotLabels spots={land.spots} onView={land.find} />}
      {(!tool || tool === 'layers') && !conditions.area && (
        <MoveSwitch moves={moves} isRaised={isRaised} />
      )}
      <DrawnArea
        area={conditions.area}
        isDrawing={tool === 'draw'}
        onDrawing={(on) => setTool(on ? 'draw' : null)}
        onArea={(area) => moves.search({ ...moves.view(), area })}
      />
      {!tool && map.pins.length + map.clusters.length === 0 && (
        <WayHome bounds={map.bounds} onGo={() => setTarget({ bounds: HOME_GROUND })} />
      )}
      {tool === 'commute' && <PickCommute onPicked={pick} />}
      <MapTools
        layers={layers}
        land={props.hasLandPrices ? land.summary : null}
        onLayers={setLayers}
        zoom={zoom}
        densest={densest}
        isOpen={tool === 'layers'}
        onOpen={(on) => setTool(on ? 'layers' : null)}
        onDraw={() => toggle('draw')}
        onPickCommute={() => toggle('commute')}
      />
      <MapLegend {...{ site, of, shown }} />
      {pressed.isDocked && card}
    </MapPane>
  )
}
