import { Link } from '@sumai/platform'
import { CrossIcon, ExternalIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import type { ShopTile } from '../shop-tile.ts'
import styles from './shop-card.module.css'
import { ShopFacts } from './shop-facts.tsx'

type Props = {
  shop: ShopTile
  to: string
  visitTo: string
  renderedAt: string
  metres: number | null
  onClose: () => void
}

/** The shop whose pin was pressed, at the foot of the map. */
export function ShopCard({ shop, to, onClose, ...facts }: Props) {
  const { tenpoName, lat, lng } = shop
  return (
    <section
      aria-label="選んだ店舗"
      data-map-cover=""
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={styles.card}
    >
      <ShopFacts
        shop={shop}
        name={
          <Link to={to} className={styles.name}>
            {tenpoName}
          </Link>
        }
        {...facts}
      >
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${tenpoName}までの道順（Googleマップ）`}
          className={styles.way}
        >
          道順
          <ExternalIcon size="s" />
        </a>
      </ShopFacts>
      <div className={styles.close}>
        <IconButton label="閉じる" icon={CrossIcon} onClick={onClose} />
      </div>
    </section>
  )
}
