import { MOST_CORNERS } from '@sumai/domain/search-url/field'
import { DrawArea } from '@sumai/map/draw-area'
import { MapShape } from '@sumai/map/map-shape'
import { CrossIcon } from '@sumai/ui/icon'
import { MapNotice } from './map-notice.tsx'

type Props = {
  /** Corners of the address: lng,lat,… */
  area: string | undefined
  isDrawing: boolean
  onDrawing: (on: boolean) => void
  /** `undefined` clears it. */
  onArea: (area: string | undefined) => void
}

/** The area that the visitor has drawn, and the bar that tells of it. */
export function DrawnArea({ area, isDrawing, onDrawing, onArea }: Props) {
  return (
    <>
      {area && !isDrawing && <MapShape name="drawn" rings={[pairs(area)]} />}
      {isDrawing && (
        <DrawArea
          mostCorners={MOST_CORNERS}
          onDrawn={(corners) => {
            onDrawing(false)
            if (corners) onArea(writeArea(corners))
          }}
        />
      )}
      {(isDrawing || area) && (
        <MapNotice words={isDrawing ? '指やマウスで囲んでください' : '描いた範囲で探しています'}>
          {isDrawing ? (
            <button type="button" onClick={() => onDrawing(false)}>
              やめる
            </button>
          ) : (
            <>
              <button type="button" onClick={() => onDrawing(true)}>
                描き直す
              </button>
              <button type="button" onClick={() => onArea(undefined)}>
                <CrossIcon size="s" />
                消す
              </button>
            </>
          )}
        </MapNotice>
      )}
    </>
  )
}

function pairs(area: string) {
  const degrees = area.split(',').map(Number)
  return Array.from(
    { length: degrees.length / 2 },
    (_, index) => [degrees[index * 2] ?? 0, degrees[index * 2 + 1] ?? 0] as const,
  )
}

/** Four decimals, as the address has them: 10 m. */
const writeArea = (corners: readonly (readonly [number, number])[]) =>
  corners.flatMap((corner) => corner.map((degrees) => Number(degrees.toFixed(4)))).join(',')
