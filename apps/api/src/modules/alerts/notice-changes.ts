import type { SiteType } from '@sumai/domain/codes'
import type { Search } from '../../search/search.ts'
import type { SearchTable } from '../../search/table.ts'
import type { listingNewsRepository, Seen } from './listing-news.repository.ts'

type Repository = ReturnType<typeof listingNewsRepository>

/** Listings compared in one transaction. */
const BATCH = 1000

/** Everything that changed since it was last asked, or all listings. */
type Changed = Set<string> | 'all'

/**
 * Remembers which listings of a site were written, until `notice` compares them with what was seen
 * before. After a start all are compared: some may have changed meanwhile.
 */
export function changesOf<Row>(site: SiteType, search: Search<Row>, repository: Repository) {
  let changed: Changed = 'all'
  search.onChange((ids) => {
    if (!ids) changed = 'all'
    else if (changed !== 'all') for (const id of ids) changed.add(id)
  })

  return async function notice(now: Date): Promise<void> {
    const noticed = changed
    changed = new Set()
    try {
      const { table } = await search.finder()
      const ids =
        noticed === 'all' ? new Set([...table.ids, ...(await repository.onOffer(site))]) : noticed
      for (const some of inBatches([...ids])) {
        await repository.notice(
          site,
          some.map((id) => seenIn(table, id)),
          now,
        )
      }
    } catch (cause) {
      changed = 'all'
      throw cause
    }
  }
}

function seenIn<Row>(table: SearchTable<Row>, bukkenNo: string): Seen {
  const slot = table.slot(bukkenNo) ?? -1
  const price = table.numbers(table.resource.price)[slot] ?? null
  return { bukkenNo, price: table.open.has(slot) ? price : null }
}

function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH)
}
