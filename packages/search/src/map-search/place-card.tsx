import { ChevronLeftIcon, ChevronRightIcon, CrossIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './place-card.module.css'
import { useSwipe } from './use-swipe.ts'

type Props = {
  /** Above its pin, or at the foot of the map. */
  isDocked: boolean
  /** The homes there; none while they are fetched. */
  cards: readonly ReactNode[]
  /** To the next pin, or the one before; none where there is no other. */
  onStep?: ((by: 1 | -1) => void) | undefined
  onClose: () => void
}

/** The homes of the pin that was pressed. */
export function PlaceCard({ isDocked, cards, onStep, onClose }: Props) {
  const swipe = useSwipe(onStep)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose()
    if (key === 'ArrowLeft') onStep?.(-1)
    if (key === 'ArrowRight') onStep?.(1)
  }

  return (
    <section
      aria-label="選んだ物件"
      aria-busy={cards.length === 0}
      data-docked={isDocked || undefined}
      onKeyDown={onKeyDown}
      {...swipe}
      className={styles.card}
    >
      <ul className={styles.homes}>
        {cards.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
      {cards.length === 0 && <p className={styles.wait}>読み込んでいます</p>}
      {onStep && (
        <div className={styles.steps}>
          <button type="button" onClick={() => onStep(-1)}>
            <ChevronLeftIcon size="s" />
            前の物件
          </button>
          <button type="button" onClick={() => onStep(1)}>
            次の物件
            <ChevronRightIcon size="s" />
          </button>
        </div>
      )}
      <div className={styles.close}>
        <IconButton label="閉じる" icon={CrossIcon} onClick={onClose} />
      </div>
    </section>
  )
}
