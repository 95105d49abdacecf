import { useCamera } from '@sumai/map/camera'
import { KeepOffPins } from '@sumai/map/keep-off-pins'
import { LiveMap } from '@sumai/map/live-map'
import type { Bounds, MapPin } from '@sumai/map/map-options'
import { classNames } from '@sumai/ui/class-names'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ShopTile } from '../shop-tile.ts'
import styles from './live-shops-map.module.css'
import { shopGroups } from './shop-groups.ts'

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
/** 福岡県福岡市博多区… */
const CITY = /^(?:[^県]+県)?([^市町村]+[市町村])/
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

/** Shops with their names, or how many they are; nearer, each stands alone. */
export function LiveShopsMap(props: Props) {
  const { label, shops, chosen, onChoose, onFail, children } = props
  const [view] = useState(() => ({ bounds: boundsOf(shops), padding: ROOM }))
  const [zoom, setZoom] = useState<number | null>(null)
  const [target, setTarget] = useState<readonly ShopTile[] | null>(null)
  const isChosen = ({ tenpoNo }: ShopTile) => tenpoNo === chosen?.tenpoNo
  const groups = zoom === null ? [] : shopGroups(shops, zoom, isChosen)
  return (
    <LiveMap
      {...{ label, view }}
      isWithinPage
      pins={groups.map((group) => {
        const [shop] = group.shops
        if (!shop || group.shops.length > 1) return groupPin(group, () => setTarget(group.shops))
        return shopPin(shop, {
          number: shops.indexOf(shop) + 1,
          isChosen: isChosen(shop),
          onPress: () => onChoose({ tenpoNo: shop.tenpoNo, isPin: true }),
        })
      })}
      onPress={() => onChoose(null)}
      onFail={onFail}
    >
      <KeepOffPins />
      <FollowZoom target={target} onRest={setZoom} />
      <ShowChosen chosen={chosen} shop={shops.find(isChosen)} />
      {children}
    </LiveMap>
  )
}

/** A numbered disc; a name that has no room is there again when one zooms in. */
const shopPin = (
  { tenpoNo, tenpoName, lat, lng }: ShopTile,
  { number, isChosen, onPress }: { number: number; isChosen: boolean; onPress: () => void },
): MapPin => ({
  ...{ id: tenpoNo, lat, lng, anchor: 'center', level: isChosen ? 2 : 1 },
  content: (
    <button
      type="button"
      aria-label={`${number} ${tenpoName}`}
      aria-pressed={isChosen}
      onClick={onPress}
      className={classNames(styles.pin, isChosen && styles.chosen)}
    >
      <span data-dot="" className={styles.dot}>
        {number}
      </span>{' '}
      <span data-name="none" className={styles.name}>
        {tenpoName}
      </span>
    </button>
  ),
})

/** How many shops lie there, with their city if it is one. */
function groupPin(
  { shops, hasRoom }: { shops: readonly ShopTile[]; hasRoom: boolean },
  onPress: () => void,
): MapPin {
  const middle = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  const cities = new Set(shops.map(({ address }) => CITY.exec(address)?.[1]))
  const [city] = cities.size === 1 ? cities : []
  return {
    id: shops.map(({ tenpoNo }) => tenpoNo).join(),
    lat: middle(shops.map(({ lat }) => lat)),
    lng: middle(shops.map(({ lng }) => lng)),
    anchor: 'center',
    level: 1,
    content: (
      <button
        type="button"
        data-name="group"
        aria-label={`${city ? `${city}の` : ''}${shops.length}店舗を拡大する`}
        onClick={onPress}
        className={styles.group}
      >
        {hasRoom && city} <b>{shops.length}</b>店舗
      </button>
    ),
  }
}

/** Says the zoom of the map when it rests, and shows a group that was pressed. */
function FollowZoom(props: { target: readonly ShopTile[] | null; onRest: (zoom: number) => void }) {
  const { target } = props
  const camera = useCamera()
  const rest = useEffectEvent(() => {
    if (camera) props.onRest(camera.zoom())
  })
  useEffect(() => {
    rest()
    return camera?.onRest(() => rest())
  }, [camera])
  useEffect(() => {
    if (target) camera?.flyTo(boundsOf(target), ROOM)
  }, [camera, target])
  return null
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
