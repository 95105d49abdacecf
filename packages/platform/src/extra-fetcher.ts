import { useId } from 'react'
import { type DataStrategyFunction, useFetcher } from 'react-router'

const EXTRA = 'extra:'

/**
 * `useFetcher` for what a page can be shown without: when its loader fails there is no data, where
 * an error of a plain fetcher would put the error page in place of the whole page.
 */
export const useExtraFetcher = <Data>() => useFetcher<Data>({ key: EXTRA + useId() })

/** The `dataStrategy` of the router that keeps this promise. */
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
