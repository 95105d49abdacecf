import { CrossIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import type { ReactNode } from 'react'
import styles from './place-card.module.css'

type Props = {
  /** Above its pin, or at the foot of the map. */
  isDocked: boolean
  /** The homes there; none while they are fetched. */
  cards: readonly ReactNode[]
  onClose: () => void
}

/** The homes of the pin that was pressed. */
export const PlaceCard = ({ isDocked, cards, onClose }: Props) => (
  <section
    aria-label="選んだ物件"
    aria-busy={cards.length === 0}
    data-docked={isDocked || undefined}
    onKeyDown={(event) => event.key === 'Escape' && onClose()}
    className={styles.card}
  >
    <ul className={styles.homes}>
      {cards.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </ul>
    {cards.length === 0 && <p className={styles.wait}>読み込んでいます</p>}
    <div className={styles.close}>
      <IconButton label="閉じる" icon={CrossIcon} onClick={onClose} />
    </div>
  </section>
)
