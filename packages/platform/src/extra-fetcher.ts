import { useId } from 'react'
import { type DataStrategyFunction, useFetcher } from 'react-router'

const EXTRA = 'extra:'

/**
 * `useFetcher` for data that a page can do without: when its loader fails there is no data. An
 * error of a plain fetcher would replace the whole page with the error page.
 */
export const useExtraFetcher = <Data>() => useFetcher<Data>({ key: EXTRA + useId() })

/** The `dataStrategy` that the router needs for `useExtraFetcher`. */
export const extrasMayFail: DataStrategyFunction = async ({ matches, fetcherKey }) => {
  const isExtra = fetcherKey?.startsWith(EXTRA)
  const called = matches
    .filter((match) => match.shouldCallHandler())
    .map(async (match) => {
      const answer = await match.resolve()
      const hasFailed = answer.type === 'error' && !(answer.result instanceof Response)
      const kept = isExtra && hasFailed ? { type: 'data' as const, result: undefined } : answer
      return [match.route.id, kept] as const
    })
  return Object.fromEntries(await Promise.all(called))
}
