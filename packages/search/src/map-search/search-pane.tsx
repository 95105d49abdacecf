import { KeepOff } from '@sumai/map/keep-off'
import { MapLayers } from '@sumai/map/map-layers'
import { SpotLabels } from '@sumai/map/spot-labels'
import type { SiteType } from '@sumai/platform'
import { useCallback, useMemo, useRef, useState } from 'react'
import { commutePins, withPoint } from './commute-places.tsx'
import { DrawnArea } from './drawn-area.tsx'
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
import { useMapMoves } from './use-map-moves.ts'
import { useMarks } from './use-marks.ts'
import type { usePlace } from './use-place.ts'
import { placeKey } from './view.ts'

type Props = {
  site: SiteType
  of: Of
  map: MapData
  conditions: {
    bounds?: string | undefined
    area?: string | undefined
    commute?: readonly string[] | undefined
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
  onFail: () => void
}

/** px of a cluster with its price. */
const CLUSTER = 64

/** px around results that no bounds were asked for: half a cluster, and the switch above. */
const ROUND_RESULTS = { top: 96, right: 40, bottom: 40, left: 40 }

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
  } = props
  const moves = useMapMoves({ conditions, map: props.map, hrefOf, mapAt })
  const { map } = moves
  const marks = useMarks(site, map.places)
  const [target, setTarget] = useState<{ bounds: MapData['bounds'] } | null>(null)
  const [layers, setLayers] = useState<Layers>({ hasRails: true, kinds: [], hasLand: false })
  const land = useLandPrices(mapAt)
  const [tool, setTool] = useState<'draw' | 'commute' | null>(null)
  const toggle = (one: typeof tool) => setTool(tool === one ? null : one)
  const paddingOf = () =>
    conditions.bounds ? 0 : { ...ROUND_RESULTS, bottom: ROUND_RESULTS.bottom + coveredOf() }
  const [zoom, setZoom] = useState(CLOSEST)
  const shown = useMemo(
    () => gathered(map, { zoom, of, selected: pressed.place }),
    [map, zoom, of, pressed.place],
  )
  const docked = useRef<HTMLElement>(null)
  const dockedOf = useCallback(() => docked.current, [])
  const pin = map.pins.find((one) => placeKey(one) === pressed.place)
  function step(by: 1 | -1) {
    const all = inOrder(map.pins, order)
    const next = pin && all.at((all.indexOf(pin) + by) % all.length)
    if (next) onPin(next)
  }
  const card = pin && (
    <PlaceCard
      place={placeKey(pin)}
      ref={pressed.isDocked ? docked : undefined}
      isDocked={pressed.isDocked}
      cards={pressed.cards}
      onStep={pressed.isDocked && map.pins.length > 1 ? step : undefined}
      onClose={pressed.close}
    />
  )
  const pins = mapPins({
    ...{ map: shown, of, order, selected: pressed.place, lit, ...marks, onPoint, onPin },
    card: pressed.isDocked ? null : card,
    onCluster: (bounds) => setTarget({ bounds }),
  })
  function pick(place: { lat: number; lng: number } | null) {
    setTool(null)
    if (place) moves.search({ ...moves.view(), commute: withPoint(conditions.commute, place) })
  }
  return (
    <MapPane
      label="検索結果の地図"
      {...{ map, onFail }}
      pins={[...pins, ...commutePins(conditions.commute)]}
      viewOf={() => ({ bounds: map.bounds, padding: paddingOf() })}
      onMove={(bounds) => moves.move(bounds)}
      onPress={pressed.close}
    >
      <FollowSearch
        {...{ paddingOf, moves, target, dockedOf, coveredOf }}
        map={props.map}
        hasBounds={conditions.bounds !== undefined}
        revealed={pin ?? null}
        onRest={setZoom}
      />
      <KeepOff places={shown.clusters} size={CLUSTER} />
      <MapLayers hasRails={layers.hasRails} kinds={layers.kinds} />
      {layers.hasLand && <SpotLabels spots={land.spots} onView={land.find} />}
      {!tool && !conditions.area && <MoveSwitch moves={moves} />}
      <DrawnArea
        area={conditions.area}
        isDrawing={tool === 'draw'}
        onDrawing={(on) => setTool(on ? 'draw' : null)}
        onArea={(area) => moves.search({ ...moves.view(), area })}
      />
      {tool === 'commute' && <PickCommute coveredOf={coveredOf} onPicked={pick} />}
      <MapTools
        layers={layers}
        land={props.hasLandPrices ? land.summary : null}
        onLayers={setLayers}
        onDraw={() => toggle('draw')}
        onPickCommute={() => toggle('commute')}
      />
      <MapLegend site={site} hasCommute={map.pins.some(({ commute }) => commute)} />
      {pressed.isDocked && card}
    </MapPane>
  )
}
