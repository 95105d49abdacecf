import { RefreshIcon } from '@sumai/ui/icon'
import styles from './move-switch.module.css'
import type { MapMoves } from './use-map-moves.ts'

type Props = {
  moves: MapMoves
  /** Whether the list of a phone leaves little of the map. */
  isRaised: boolean
}

/** Whether the map searches where it is moved to, or waits for a press. */
export const MoveSwitch = ({ moves, isRaised }: Props) => (
  <div data-aside={(isRaised && moves.isAutomatic) || undefined} className={styles.box}>
    {moves.waits && (
      <button type="button" onClick={() => moves.search()} className={styles.search}>
        <RefreshIcon size="s" />
        このエリアで検索
      </button>
    )}
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={moves.isAutomatic}
        onChange={(event) => moves.setAutomatic(event.target.checked)}
      />
      地図の移動で検索
    </label>
  </div>
)
