import type { SiteType } from '@sumai/platform'
import { Pager } from '@sumai/ui/pager'
import { type ReactNode, useRef, useState } from 'react'
import type { FilterGroup } from '../filter/filter.ts'
import { ResultsFilters } from '../results/results-parts.tsx'
import { ListSheet } from './list-sheet.tsx'
import { MapBar } from './map-bar.tsx'
import type { MapData, MapPlace } from './map-data.ts'
import { MapList, rowId } from './map-list.tsx'
import { MapOrder } from './map-order.tsx'
import styles from './map-search.module.css'
import type { Of } from './price-text.ts'
import { SearchPane } from './search-pane.tsx'
import { type Found, usePlace } from './use-place.ts'
import { showRow, useSheet } from './use-sheet.ts'
import { placeKey } from './view.ts'

/** At the end of a heading; here it stands below. */
const COUNT = / [\d,]+件$/

type Props = {
  site: SiteType
  of: Of
  data: {
    conditions: {
      bounds?: string | undefined
      area?: string | undefined
      city_code?: readonly string[] | undefined
      keyword?: string
      order?: string
    }
    chips: readonly { label: string; to: string; keys: readonly string[] }[]
    views: readonly { to: string; label: string; current: boolean }[]
    head: { heading: string }
    rooms: readonly { bukkenNo: string }[]
    renderedAt: string
    total: number
    page: number
    lastPage: number
    pages: Readonly<Record<string, string>>
    map: MapData
  }
  groups: readonly FilterGroup[]
  /** The first is the default. */
  orders: readonly { code: string; label: string }[]
  action: string
  /** Where words are suggested. */
  suggestAt: string
  hrefOf: (fields: URLSearchParams) => string
  /** Where the map of a search is asked for (`movedMap`). */
  mapAt: (search: string) => string
  /** Whether `mapAt` tells land prices, too (`withLandPrices`). */
  hasLandPrices?: boolean
  /** Homes as rows; those of the pin that was pressed load their photos at once. */
  cardsOf(found: Found, of?: { isChosen: boolean }): readonly ReactNode[]
  /** Stands where nothing was found. */
  nothing: ReactNode
}

/** All results of a search on a map, and those in view beside it. */
export function MapSearch(props: Props) {
  const { site, of, data, groups, orders, action, hrefOf, mapAt, nothing, hasLandPrices } = props
  const { suggestAt } = props
  const { conditions, chips, views, rooms, total, page, lastPage, pages, map, head } = data
  const [lit, setLit] = useState<string | null>(null)
  const sheet = useSheet(total === 0)
  const pane = useRef<HTMLDivElement>(null)
  const [isPlain, setPlain] = useState(false)
  const cardsOf = (found: Found) => props.cardsOf(found, { isChosen: true })
  const pressed = usePlace({ of, conditions, hrefOf, cardsOf })
  const cards = props.cardsOf(data)
  const heading = head.heading.replace(COUNT, '')
  const resetTo = `${action}?view=map`
  const rows = rooms.map(({ bukkenNo }, index) => ({
    bukkenNo,
    place: map.places[bukkenNo],
    content: cards[index],
  }))

  // The list has twenty homes of perhaps hundreds on the map.
  const isListed = rows.some(({ place }) => place === pressed.place)

  function press(pin: MapPlace) {
    pressed.open(pin)
    sheet.setHeight('peek')
    const row = rows.find(({ place }) => place === placeKey(pin))
    if (row) showRow(document.getElementById(rowId(row.bukkenNo)))
  }

  return (
    <div data-plain={isPlain || undefined} className={styles.page}>
      <MapBar
        chips={chips.filter(({ keys }) => !keys.includes('bounds'))}
        {...{ heading, conditions, total, groups, action, hrefOf, resetTo, views }}
        suggestAt={suggestAt}
      />
      <div className={styles.body}>
        <ListSheet sheet={sheet}>
          <MapList
            heading={heading}
            total={total}
            isInView={conditions.bounds !== undefined}
            rows={rows}
            chosen={!isListed && pressed.cards[0]}
            onChosen={showRow}
            isLit={(place) => place === lit || place === pressed.place}
            onPoint={setLit}
            order={total > 0 && <MapOrder {...{ conditions, orders, action, hrefOf }} />}
          >
            {total === 0 && <div className={styles.nothing}>{nothing}</div>}
            <div className={styles.pager}>
              <Pager page={page} lastPage={lastPage} hrefOf={(to) => pages[to] ?? resetTo} />
            </div>
          </MapList>
        </ListSheet>
        <div ref={pane} className={styles.map}>
          <SearchPane
            coveredOf={() => sheet.covers(pane.current)}
            isRaised={sheet.height !== 'peek'}
            {...{ site, of, map, conditions, hrefOf, mapAt, hasLandPrices, lit, pressed }}
            order={rows.map(({ place }) => place)}
            onPoint={setLit}
            onPin={press}
            onFail={() => setPlain(true)}
          />
        </div>
      </div>
      <ResultsFilters {...{ data, groups, action, hrefOf, resetTo }} floats />
    </div>
  )
}
