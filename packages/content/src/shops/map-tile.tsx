import { CoverLink } from '@sumai/ui/cover-link'
import { PinIcon } from '@sumai/ui/icon'
import styles from './map-tile.module.css'

type Props = { to: string; area: string }

/** The map of an area's shops, beside the last of an odd number. */
export const MapTile = ({ to, area }: Props) => (
  <li className={styles.map}>
    <PinIcon />
    <CoverLink to={to}>{`${area}の店舗を地図で見る`}</CoverLink>
  </li>
)
