import type { LatLng } from '@sumai/domain/listing/distance'
import { type Group, middleOf } from '@sumai/map/groups'
import type { MapPin } from '@sumai/map/map-options'
import { classNames } from '@sumai/ui/class-names'
import type { ShopTile } from '../shop-tile.ts'
import styles from './shop-pins.module.css'
import { cityOf } from './shops-city.ts'

type Touched = {
  /** Whether the pointer is on it, or on its row in the list. */
  isNear: boolean
  onPress: () => void
  onNear: (tenpoNo: string | null) => void
}

/** A numbered disc; a name that has no room is there again when one zooms in. */
export const shopPin = (
  { tenpoNo, tenpoName, lat, lng }: ShopTile,
  { number, isChosen, isNear, onPress, onNear }: Touched & { number: number; isChosen: boolean },
): MapPin => ({
  ...{ id: tenpoNo, lat, lng, anchor: 'center', level: isChosen ? 2 : 1 },
  content: (
    <button
      type="button"
      aria-label={`${number} ${tenpoName}`}
      aria-pressed={isChosen}
      onClick={onPress}
      onPointerEnter={() => onNear(tenpoNo)}
      onPointerLeave={() => onNear(null)}
      className={classNames(styles.pin, isChosen && styles.chosen, isNear && styles.near)}
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
export function groupPin(
  { pins: shops, hasRoom }: Group<ShopTile>,
  { isNear, onPress }: Pick<Touched, 'isNear' | 'onPress'>,
): MapPin {
  const city = cityOf(shops)
  return {
    id: shops.map(({ tenpoNo }) => tenpoNo).join(),
    ...middleOf(shops),
    anchor: 'center',
    level: 1,
    content: (
      <button
        type="button"
        data-name="group"
        aria-label={`${city ? `${city}の` : ''}${shops.length}店舗を拡大する`}
        onClick={onPress}
        className={classNames(styles.group, isNear && styles.near)}
      >
        {hasRoom && city} <b>{shops.length}</b>店舗
      </button>
    ),
  }
}

/** Where the visitor is: shops beside it move apart. */
export const herePin = ({ lat, lng }: LatLng): MapPin => ({
  ...{ id: 'here', lat, lng, anchor: 'center', level: 1 },
  content: <span role="img" aria-label="現在地" className={styles.here} />,
})
