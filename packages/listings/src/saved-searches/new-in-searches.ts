const DAY_MS = 86_400_000
const MOST = 20

/**
 * Counts the listings of a search published since a day (`YYYY-MM-DD`); throws if it is no search.
 */
type Count = (address: URL, since: string) => Promise<number>

/**
 * For the loader behind `countsAt` of the saved searches. The query has each search as `search` and
 * the moment of the last visit as `seen`. Returns the number of listings published after that day,
 * by the address of the search; 0 for one that cannot be counted.
 */
export async function newInSearches(url: string, count: Count): Promise<Record<string, number>> {
  const { origin, searchParams } = new URL(url)
  const seen = searchParams.getAll('seen')
  const counts = searchParams
    .getAll('search')
    .slice(0, MOST)
    .map(async (address, index) => {
      try {
        return [
          address,
          await count(new URL(address, origin), dayAfter(seen[index] ?? '')),
        ] as const
      } catch {
        return [address, 0] as const
      }
    })
  return Object.fromEntries(await Promise.all(counts))
}

/** The day after a moment in Japan (UTC+9, no summer time), as the API takes it. */
const dayAfter = (moment: string) =>
  new Date(Date.parse(moment) + 9 * 3_600_000 + DAY_MS).toISOString().slice(0, 10)
