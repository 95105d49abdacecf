import { Link, useLocation } from '@sumai/platform'
import { ChevronLeftIcon, SlidersIcon } from '@sumai/ui/icon'
import { SegmentedLinks } from '@sumai/ui/segmented'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { ComponentProps } from 'react'
import { ActiveConditions } from '../filter/active-conditions.tsx'
import { type FilterGroup, fieldsOf, namesOf } from '../filter/filter.ts'
import { PANEL_ID } from '../filter/filter-button.tsx'
import { WordsSearch } from '../words-input/words-search.tsx'
import styles from './map-bar.module.css'
import { ValueChip } from './value-chip.tsx'
import { valueGroups, valueText } from './value-text.ts'

/** As much as the field has room for. */
const PLACEHOLDER = '駅・地名・学校'

type Props = {
  heading: string
  conditions: { keyword?: string | undefined }
  total: number
  chips: readonly { label: string; to: string; keys: readonly string[] }[]
  groups: readonly FilterGroup[]
  action: string
  hrefOf: (fields: URLSearchParams) => string
  suggestAt: string
  resetTo: string
  /** The list is the first. */
  views: ComponentProps<typeof SegmentedLinks>['links']
}

/** Above the map: the words and conditions of the search, and the way to its list. */
export function MapBar(props: Props) {
  const { heading, conditions, total, chips, groups, action, hrefOf, resetTo, views } = props
  const { suggestAt } = props
  const { pathname, search } = useLocation()
  const address = pathname + search
  const { keyword, ...others } = conditions
  const valued = valueGroups(groups)
  const shown = new Set(valued.flatMap(namesOf).map((name) => name.replace('[]', '')))
  return (
    <div className={styles.bar}>
      <Link to={views[0]?.to ?? resetTo} aria-label="一覧にもどる" className={styles.back}>
        <ChevronLeftIcon />
      </Link>
      <div className={styles.words}>
        <WordsSearch
          {...{ action, hrefOf, suggestAt, address }}
          placeholder={PLACEHOLDER}
          fields={fieldsOf({ ...others, page: undefined })}
          words={keyword}
          given={chips.map(({ label }) => label)}
        />
      </div>
      <button type="button" popoverTarget={PANEL_ID} className={styles.search}>
        <SlidersIcon />
        <span className={styles.said}>
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
      <div className={styles.chips}>
        {valued.map((group) => (
          <ValueChip
            key={group.legend}
            value={valueText(group)}
            {...{ group, conditions, total, address, action, hrefOf }}
          />
        ))}
        <ActiveConditions
          conditions={chips.filter(({ keys }) => !keys.every((key) => shown.has(key)))}
          resetTo={resetTo}
        />
      </div>
      <div className={styles.views}>
        <SegmentedLinks
          label="表示方法"
          links={views.filter(({ current }, index) => index === 0 || current)}
        />
      </div>
    </div>
  )
}
