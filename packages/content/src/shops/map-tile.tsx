import { CoverLink } from '@sumai/ui/cover-link'
import { PinIcon } from '@sumai/ui/icon'
import { TownDrawing } from '@sumai/ui/town-drawing'
import styles from './map-tile.module.css'

type Props = {
  to: string
  area: string
  /** Code of the municipality that is drawn. */
  town: string
}

/** The map of an area's shops, beside the last of an odd number. */
export const MapTile = ({ to, area, town }: Props) => (
  <li className={styles.map}>
    <TownDrawing cityCode={town} className={styles.town} />
    <PinIcon />
    <CoverLink to={to}>{`${area}の店舗を地図で見る`}</CoverLink>
  </li>
)
