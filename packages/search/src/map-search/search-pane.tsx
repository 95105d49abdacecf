import type { SiteType } from '@sumai/platform'
import { useMemo, useState } from 'react'
import { FollowSearch } from './follow-search.tsx'
import type { MapData } from './map-data.ts'
import { MapPane } from './map-pane.tsx'
import { mapPins } from './map-pins.tsx'
import { MoveSwitch } from './move-switch.tsx'
import type { Of } from './price-text.ts'
import { useMapMoves } from './use-map-moves.ts'
import { useMarks } from './use-marks.ts'

type Props = {
  site: SiteType
  of: Of
  map: MapData
  conditions: { bounds?: string | undefined }
  hrefOf: (fields: URLSearchParams) => string
  order: readonly (string | undefined)[]
  lit: string | null
  onPoint: (place: string | null) => void
  onFail: () => void
}

/** px around results that no bounds were asked for. */
const ROUND_RESULTS = 40

/** The map of a search: its pins, and what moves it. */
export function SearchPane(props: Props) {
  const { site, of, map, conditions, hrefOf, order, lit, onPoint, onFail } = props
  const moves = useMapMoves({ conditions, bounds: map.bounds, hrefOf })
  const marks = useMarks(site, map.places)
  const [target, setTarget] = useState<{ bounds: MapData['bounds'] } | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const padding = conditions.bounds ? 0 : ROUND_RESULTS
  const pins = useMemo(
    () =>
      mapPins({
        ...{ map, of, order, selected, lit, ...marks, onPoint },
        onPin: (pin) => setSelected(`${pin.lat.toFixed(5)},${pin.lng.toFixed(5)}`),
        onCluster: (bounds) => setTarget({ bounds }),
      }),
    [map, of, order, selected, lit, marks, onPoint],
  )
  return (
    <MapPane
      label="検索結果の地図"
      {...{ map, padding, pins, onFail }}
      onMove={(bounds) => moves.move(bounds)}
    >
      <FollowSearch bounds={map.bounds} padding={padding} moves={moves} target={target} />
      <MoveSwitch moves={moves} />
    </MapPane>
  )
}
