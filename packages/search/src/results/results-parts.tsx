import { SaveSearchButton } from '@sumai/listings/save-search-button'
import { type SiteType, useLocation } from '@sumai/platform'
import type { ComponentProps, ReactNode } from 'react'
import { ActiveConditions } from '../filter/active-conditions.tsx'
import { type FilterGroup, fieldsBeside, fieldsOf } from '../filter/filter.ts'
import { FilterButton } from '../filter/filter-button.tsx'
import { FilterPanel } from '../filter/filter-panel.tsx'
import { SortBar } from '../filter/sort-bar.tsx'
import { WordsSearch } from '../words-input/words-search.tsx'
import { ordersOf } from './orders.ts'
import styles from './results-parts.module.css'

type Search = {
  /** Where the plain form of the search is sent: the search without conditions. */
  action: string
  /** The address of what a form says. */
  hrefOf: (fields: URLSearchParams) => string
}

const useAddress = () => {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** Where the search is asked in words, which are suggested from there. */
type Asked = { suggestAt: string; placeholder: string }

type WordsProps = Search &
  Asked & {
    site: SiteType
    data: Pick<HeadProps['data'], 'chips' | 'saved'> & { conditions: { keyword?: string } }
  }

/** The words of the search, and under them every condition in force. */
export function ResultsWords({ site, data, action, hrefOf, suggestAt, placeholder }: WordsProps) {
  const { conditions, chips, saved } = data
  const { keyword, ...others } = conditions
  return (
    <div className={styles.words}>
      <WordsSearch
        {...{ action, hrefOf, suggestAt, placeholder }}
        fields={fieldsOf({ ...others, page: undefined })}
        words={keyword}
        address={useAddress()}
        given={chips.map(({ label }) => label)}
      />
      <ActiveConditions conditions={chips} resetTo={action}>
        <SaveSearchButton site={site} search={saved} />
      </ActiveConditions>
    </div>
  )
}

type FiltersProps = Search & {
  data: { conditions: object; total: number }
  groups: readonly FilterGroup[]
  /** What the listings are counted in, where the page counts something else. */
  unit?: string | undefined
  resetTo?: string
  floats?: boolean
}

/** The conditions of the search, with the count that each would give. */
export const ResultsFilters = ({
  data,
  groups,
  action,
  hrefOf,
  unit,
  resetTo = action,
  floats,
}: FiltersProps) => (
  <FilterPanel
    {...{ groups, action, hrefOf, unit, resetTo, floats }}
    fields={fieldsBeside({ ...data.conditions }, groups)}
    address={useAddress()}
    total={data.total}
  />
)

const DEFAULT_LIMIT = 20
const LIMITS = [DEFAULT_LIMIT, 50, 100]

type HeadProps = Search & {
  data: {
    conditions: { limit?: number; order?: string; commute?: unknown }
    chips: readonly { label: string; to: string }[]
    page: number
    total: number
    saved: ComponentProps<typeof SaveSearchButton>['search']
    views: ComponentProps<typeof SortBar>['views']
  }
  /** What the pages count, where it is not listings. */
  counted?: { total: number; unit: string } | null
  /** The first is the default. */
  orders: readonly { code: string; label: string }[]
  /** Stands where nothing was found. */
  nothing: ReactNode
}

/** Above the list: how many were found and in which order. */
export function ResultsHead(props: HeadProps) {
  const { data, counted, orders, nothing, action, hrefOf } = props
  const { conditions, chips, page, total, views } = data
  const { limit = DEFAULT_LIMIT, order = 'recommend' } = conditions
  const address = useAddress()
  return (
    <>
      <div className={styles.row}>
        <FilterButton active={chips.length} />
        {total > 0 && (
          <SortBar
            page={{ page, limit, total, ...counted }}
            order={{
              name: 'order',
              label: '並び替え',
              steps: ordersOf(orders, conditions).map(({ code, label }) => ({
                value: code,
                label,
              })),
              value: order,
            }}
            limit={{
              name: 'limit',
              label: '表示件数',
              steps: LIMITS.map((count) => ({ value: String(count), label: `${count}件ずつ` })),
              value: String(limit),
            }}
            fields={fieldsOf(conditions)}
            {...{ views, action, address, hrefOf }}
          />
        )}
      </div>
      {total === 0 && nothing}
    </>
  )
}
