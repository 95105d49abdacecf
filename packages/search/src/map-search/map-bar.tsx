import { buttonClass } from '@sumai/ui/button-look'
import { SlidersIcon } from '@sumai/ui/icon'
import { SegmentedLinks } from '@sumai/ui/segmented'
import type { ComponentProps } from 'react'
import { ActiveConditions } from '../filter/active-conditions.tsx'
import { PANEL_ID } from '../filter/filter-button.tsx'
import styles from './map-bar.module.css'

type Props = {
  chips: ComponentProps<typeof ActiveConditions>['conditions']
  resetTo: string
  views: ComponentProps<typeof SegmentedLinks>['links']
}

/** Above the map: the conditions, and the other ways to look at the results. */
export const MapBar = ({ chips, resetTo, views }: Props) => (
  <div className={styles.bar}>
    <button
      type="button"
      popoverTarget={PANEL_ID}
      className={buttonClass({ variant: 'outline' })}
      aria-label={`条件を変更（${chips.length}件を指定中）`}
    >
      <SlidersIcon />
      条件
      {chips.length > 0 && <span className={styles.count}>{chips.length}</span>}
    </button>
    {chips.length > 0 && (
      <div className={styles.chips}>
        <ActiveConditions conditions={chips} resetTo={resetTo} />
      </div>
    )}
    <div className={styles.views}>
      <SegmentedLinks label="表示方法" links={views} />
    </div>
  </div>
)
