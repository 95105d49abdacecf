import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, CrossIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import styles from './place-card.module.css'
import { useSwipe } from './use-swipe.ts'

type Props = {
  ref?: Ref<HTMLElement> | undefined
  place: string
  /** Above its pin, or at the foot of the map. */
  isDocked: boolean
  /** The homes there; none while they are fetched. */
  cards: readonly ReactNode[]
  /** How many there will be: their room is kept, so that the map moves once. */
  count: number
  /** To the next pin, or the one before; none where there is no other. */
  onStep?: ((by: 1 | -1) => void) | undefined
  onClose: () => void
}

/** The homes of the pin that was pressed. */
export function PlaceCard({ ref, place, isDocked, cards, count, onStep, onClose }: Props) {
  const swipe = useSwipe(onStep)
  /** The place of which all homes are shown. */
  const [opened, setOpened] = useState<string | null>(null)
  // A phone has room for one, a map beside the list for two, without half of another.
  const most = isDocked ? 1 : 2
  const shown = opened === place ? cards : cards.slice(0, most)
  const others = cards.length > 0 ? cards.length - shown.length : Math.max(0, count - most)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose()
    if (key === 'ArrowLeft') onStep?.(-1)
    if (key === 'ArrowRight') onStep?.(1)
  }

  return (
    <section
      ref={ref}
      aria-label="選んだ物件"
      aria-busy={cards.length === 0}
      data-docked={isDocked || undefined}
      onKeyDown={onKeyDown}
      {...swipe}
      className={styles.card}
    >
      <ul className={styles.homes}>
        {shown.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
      {cards.length === 0 && (
        <p data-homes={Math.min(count, most)} className={styles.wait}>
          読み込んでいます
        </p>
      )}
      {(onStep || others > 0) && (
        <div className={styles.steps}>
          {onStep && (
            <button type="button" onClick={() => onStep(-1)}>
              <ChevronLeftIcon size="s" />
              前の物件
            </button>
          )}
          {others > 0 && (
            <button type="button" onClick={() => setOpened(place)}>
              ほか{others}件
              <ChevronDownIcon size="s" />
            </button>
          )}
          {onStep && (
            <button type="button" onClick={() => onStep(1)}>
              次の物件
              <ChevronRightIcon size="s" />
            </button>
          )}
        </div>
      )}
      <div className={styles.close}>
        <IconButton label="閉じる" icon={CrossIcon} onClick={onClose} />
      </div>
    </section>
  )
}
