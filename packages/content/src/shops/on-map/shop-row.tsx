import { Link } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { useHydrated } from '@sumai/ui/use-hydrated'
import type { ShopTile } from '../shop-tile.ts'
import { ShopFacts } from './shop-facts.tsx'
import styles from './shop-row.module.css'

type Props = {
  shop: ShopTile
  /** Of its pin. */
  number: number
  to: string
  visitTo: string
  renderedAt: string
  metres: number | null
  isChosen: boolean
  /** Whether the pointer is on its pin. */
  isNear: boolean
  onChoose: () => void
  onNear: (isNear: boolean) => void
}

/** A shop beside the map. */
export function ShopRow({ shop, number, to, ...props }: Props) {
  const { isChosen, isNear, onChoose, onNear, ...facts } = props
  const isHydrated = useHydrated()
  return (
    <li
      id={`shop-${shop.tenpoNo}`}
      onPointerEnter={() => onNear(true)}
      onPointerLeave={() => onNear(false)}
      className={classNames(styles.row, isChosen && styles.chosen, isNear && styles.near)}
    >
      <span className={styles.number}>{number}</span>
      <ShopFacts
        shop={shop}
        name={
          <h2 className={styles.name}>
            <Link to={to}>{shop.tenpoName}</Link>
          </h2>
        }
        {...facts}
      >
        {isHydrated && (
          <Button
            variant="quiet"
            size="s"
            aria-label={`${shop.tenpoName}を地図で見る`}
            onClick={onChoose}
          >
            地図
          </Button>
        )}
      </ShopFacts>
    </li>
  )
}
