type Searches = Record<
  string,
  { changed(ids: readonly string[]): Promise<void>; reload(): Promise<void> }
>

/**
 * Keeps the search indexes of this process up to date with what any process writes. A message reads
 * `chintai 1000000001,1000000002` or `chintai *`; without one everything is read again.
 */
export const notificationHandler =
  (searches: Searches) =>
  async (message?: string): Promise<void> => {
    const [kind = '', numbers = ''] = message?.split(' ') ?? []
    const search = searches[kind]
    if (!search) await Promise.all(Object.values(searches).map((each) => each.reload()))
    else if (numbers === '*') await search.reload()
    else await search.changed(numbers.split(','))
  }
