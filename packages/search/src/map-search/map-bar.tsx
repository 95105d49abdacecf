import { Link } from '@sumai/platform'
import { ChevronLeftIcon, SlidersIcon } from '@sumai/ui/icon'
import { SegmentedLinks } from '@sumai/ui/segmented'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { ComponentProps } from 'react'
import { ActiveConditions } from '../filter/active-conditions.tsx'
import { PANEL_ID } from '../filter/filter-button.tsx'
import styles from './map-bar.module.css'

type Props = {
  heading: string
  chips: ComponentProps<typeof ActiveConditions>['conditions']
  resetTo: string
  /** The list is the first. */
  views: ComponentProps<typeof SegmentedLinks>['links']
}

/** Above the map: the conditions, and the other ways to look at the results. */
export const MapBar = ({ heading, chips, resetTo, views }: Props) => (
  <div className={styles.bar}>
    <Link to={views[0]?.to ?? resetTo} aria-label="一覧にもどる" className={styles.back}>
      <ChevronLeftIcon />
    </Link>
    <button type="button" popoverTarget={PANEL_ID} className={styles.search}>
      <SlidersIcon />
      <span className={styles.words}>
        <b className={styles.heading}>{heading}</b>
        <span className={styles.change}>条件を変更</span>
      </span>
      {chips.length > 0 && (
        <span className={styles.count}>
          {chips.length}
          <VisuallyHidden>件を指定中</VisuallyHidden>
        </span>
      )}
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
