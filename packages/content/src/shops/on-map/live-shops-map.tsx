import type { LatLng } from '@sumai/domain/listing/distance'
import { useCamera } from '@sumai/map/camera'
import { groupsOf } from '@sumai/map/groups'
import { KeepOffPins } from '@sumai/map/keep-off-pins'
import { LiveMap } from '@sumai/map/live-map'
import type { Bounds } from '@sumai/map/map-options'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ShopTile } from '../shop-tile.ts'
import { groupPin, herePin, shopPin } from './shop-pins.tsx'

export type Chosen = { tenpoNo: string; isPin: boolean }

type Props = {
  label: string
  shops: readonly ShopTile[]
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
  /** The shop under the pointer, here or in the list. */
  near: string | null
  onNear: (tenpoNo: string | null) => void
  /** Where the visitor is, if they have told it; the nearest shops are the first then. */
  here: LatLng | null
  onFail: () => void
  children: ReactNode
}

/** px around the outermost shops: their names stand beside them. */
const ROOM = { top: 64, right: 88, bottom: 48, left: 88 }
/** On a phone the names stand to the right, and the map shows less of the sea in the west. */
const ON_PHONE = { top: 32, right: 130, bottom: 36, left: 24 }
const roomNow = () => (innerWidth < 600 ? ON_PHONE : ROOM)
/** Degrees: about 1 km, so that one shop is seen with its town. */
const LEAST = 0.01
/** Zoom that shows the streets around a shop. */
const STREETS = 14
/** px that stay free around a shop: for its card, too. */
const CARD = { above: 40, beside: 60, below: 230 }

/** Shops that are shown with the visitor's place. */
const NEAREST = 3

function boundsOf(shops: readonly LatLng[]): Bounds {
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
  const { label, shops, chosen, onChoose, near, onNear, here, onFail, children } = props
  const [view] = useState(() => ({ bounds: boundsOf(shops), padding: roomNow() }))
  const [zoom, setZoom] = useState<number | null>(null)
  const [target, setTarget] = useState<readonly LatLng[] | null>(null)
  const isChosen = ({ tenpoNo }: ShopTile) => tenpoNo === chosen?.tenpoNo
  const groups = zoom === null ? [] : groupsOf(shops, zoom, isChosen)
  const pins = groups.map((group) => {
    const isNear = group.pins.some(({ tenpoNo }) => tenpoNo === near)
    const [shop] = group.pins
    if (!shop || group.pins.length > 1) {
      return groupPin(group, { isNear, onPress: () => setTarget(group.pins) })
    }
    return shopPin(shop, {
      number: shops.indexOf(shop) + 1,
      ...{ isNear, onNear },
      isChosen: isChosen(shop),
      onPress: () => onChoose({ tenpoNo: shop.tenpoNo, isPin: true }),
    })
  })
  return (
    <LiveMap
      {...{ label, view }}
      isWithinPage
      pins={[...pins, ...(here ? [herePin(here)] : [])]}
      onPress={() => onChoose(null)}
      onFail={onFail}
    >
      <KeepOffPins />
      <FollowZoom target={target} onRest={setZoom} />
      <ShowHere here={here} shops={shops} />
      <ShowChosen chosen={chosen} shop={shops.find(isChosen)} />
      {children}
    </LiveMap>
  )
}

/** Says the zoom of the map when it rests, and shows a group that was pressed. */
function FollowZoom(props: { target: readonly LatLng[] | null; onRest: (zoom: number) => void }) {
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
    if (target) camera?.flyTo(boundsOf(target), roomNow())
  }, [camera, target])
  return null
}

/** Leads to the visitor's place, with the shops that are nearest. */
function ShowHere({ here, shops }: { here: LatLng | null; shops: readonly ShopTile[] }) {
  const camera = useCamera()
  const show = useEffectEvent(() => {
    if (here) camera?.flyTo(boundsOf([here, ...shops.slice(0, NEAREST)]), roomNow())
  })
  useEffect(() => show(), [camera, here])
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
