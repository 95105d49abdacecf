import { useCamera } from '@sumai/map/camera'
import { KeepOffPins } from '@sumai/map/keep-off-pins'
import { LiveMap } from '@sumai/map/live-map'
import type { Bounds } from '@sumai/map/map-options'
import { classNames } from '@sumai/ui/class-names'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ShopTile } from '../shop-tile.ts'
import styles from './live-shops-map.module.css'

export type Chosen = { tenpoNo: string; isPin: boolean }

type Props = {
  label: string
  shops: readonly ShopTile[]
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
  onFail: () => void
  children: ReactNode
}

/** px around the outermost shops: their names stand beside them. */
const ROOM = { top: 32, right: 88, bottom: 48, left: 88 }
/** Degrees: about 1 km, so that one shop is seen with its town. */
const LEAST = 0.01
/** Zoom that shows the streets around a shop. */
const STREETS = 14
/** px that stay free around a shop: for its card, too. */
const CARD = { above: 40, beside: 60, below: 230 }

function boundsOf(shops: readonly ShopTile[]): Bounds {
  const [lats, lngs] = [shops.map(({ lat }) => lat), shops.map(({ lng }) => lng)]
  return [
    Math.min(...lngs) - LEAST,
    Math.min(...lats) - LEAST,
    Math.max(...lngs) + LEAST,
    Math.max(...lats) + LEAST,
  ]
}

/** Shops with their names; a name that has no room is there again when one zooms in. */
export function LiveShopsMap(props: Props) {
  const { label, shops, chosen, onChoose, onFail, children } = props
  const [view] = useState(() => ({ bounds: boundsOf(shops), padding: ROOM }))
  return (
    <LiveMap
      {...{ label, view }}
      isWithinPage
      pins={shops.map(({ tenpoNo, tenpoName, lat, lng }, index) => {
        const isChosen = tenpoNo === chosen?.tenpoNo
        return {
          ...{ id: tenpoNo, lat, lng, anchor: 'center', level: isChosen ? 2 : 1 },
          content: (
            <button
              type="button"
              aria-label={`${index + 1} ${tenpoName}`}
              aria-pressed={isChosen}
              onClick={() => onChoose({ tenpoNo, isPin: true })}
              className={classNames(styles.pin, isChosen && styles.chosen)}
            >
              <span data-dot="" className={styles.dot}>
                {index + 1}
              </span>{' '}
              <span data-name="none" className={styles.name}>
                {tenpoName}
              </span>
            </button>
          ),
        }
      })}
      onPress={() => onChoose(null)}
      onFail={onFail}
    >
      <KeepOffPins />
      <ShowChosen chosen={chosen} shop={shops.find(({ tenpoNo }) => tenpoNo === chosen?.tenpoNo)} />
      {children}
    </LiveMap>
  )
}

/** Leads to the shop that was chosen in the list, and makes room for one on the map. */
function ShowChosen({ chosen, shop }: { chosen: Chosen | null; shop: ShopTile | undefined }) {
  const camera = useCamera()
  const show = useEffectEvent(() => {
    if (!shop) return
    if (chosen?.isPin) camera?.reveal(shop, CARD)
    else camera?.goTo(shop, STREETS)
  })
  useEffect(() => show(), [chosen])
  return null
}
