import type { LatLng } from '@sumai/domain/listing/distance'
import { PinnedMap } from '@sumai/map/pinned-map'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShopTile } from '../shop-tile.ts'
import type { Chosen, LiveShopsMap } from './live-shops-map.tsx'
import { cityOf } from './shops-city.ts'
import styles from './shops-map.module.css'

type Props = {
  shops: readonly ShopTile[]
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
  near: string | null
  onNear: (tenpoNo: string | null) => void
  here: LatLng | null
  /** Over the map that can be moved. */
  children: ReactNode
}

/** px of the picture that are seen at least: it fills a frame of another shape. */
const SEEN = { wide: { width: 590, height: 480 }, small: { width: 370, height: 330 } }

/** Other shops are another map; the same in another order are not. */
const areaOf = (shops: readonly ShopTile[]) =>
  shops
    .map(({ tenpoNo }) => tenpoNo)
    .toSorted()
    .join()

function nameGroup(shops: readonly { address: string }[]) {
  const short = `${shops.length}店舗`
  return { long: [cityOf(shops), short].filter(Boolean).join(' '), short }
}

/** A picture with the shops, and over it, as soon as its code is there, a map with names. */
export function ShopsMap({ shops, children, ...state }: Props) {
  const [Live, setLive] = useState<typeof LiveShopsMap | null>(null)
  const label = `${shops.length}店舗の位置`

  useEffect(() => {
    let isOver = false
    import(/* webpackChunkName: "live-map" */ './live-shops-map.tsx').then(
      ({ LiveShopsMap }) => isOver || setLive(() => LiveShopsMap),
      // The picture stays.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [])

  return (
    <div data-map-figure className={styles.map}>
      <PinnedMap
        title={label}
        seen={SEEN}
        isBeside
        pins={shops.map(({ tenpoNo, tenpoName, address, lat, lng }) => ({
          ...{ name: tenpoName, to: `#shop-${tenpoNo}`, address, lat, lng },
        }))}
        nameGroup={nameGroup}
      />
      {Live && (
        <div className={styles.live}>
          <Live key={areaOf(shops)} {...{ label, shops }} {...state} onFail={() => setLive(null)}>
            {children}
          </Live>
        </div>
      )}
    </div>
  )
}
