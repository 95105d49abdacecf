const DAY_MS = 86_400_000
const MOST = 20

/** Listings of a search published since a day (`YYYY-MM-DD`); throws for what is no search. */
type Count = (address: URL, since: string) => Promise<number>

/**
 * For the loader behind `countsAt` of the saved searches: how many listings of each search (`search`,
 * with `seen` beside it) were published after the day on which it was last looked at, by its
 * address. What cannot be understood or counted has none.
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
