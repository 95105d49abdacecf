import { useId } from 'react'
import {
  type DataStrategyFunction,
  type DataStrategyMatch,
  type LoaderFunctionArgs,
  useFetcher,
} from 'react-router'

const EXTRA = 'extra:'

/**
 * `useFetcher` for data that a page can do without: when its loader fails there is no data. An
 * error of a plain fetcher would replace the whole page with the error page.
 */
export const useExtraFetcher = <Data>() => useFetcher<Data>({ key: EXTRA + useId() })

/** The `dataStrategy` that the router needs for `useExtraFetcher`. */
export const extrasMayFail: DataStrategyFunction = async ({ matches, fetcherKey, ...args }) => {
  const isExtra = fetcherKey?.startsWith(EXTRA)
  const called = matches
    .filter((match) => match.shouldCallHandler())
    .map(async (match) => {
      const answer = await match.resolve()
      const kept =
        isExtra && answer.type === 'error' ? await insteadOf(answer, match, args) : answer
      return [match.route.id, kept] as const
    })
  return Object.fromEntries(await Promise.all(called))
}

type Answer = Awaited<ReturnType<DataStrategyMatch['resolve']>>

const NOTHING = { type: 'data', result: undefined } as const

/**
 * A failed extra is no data. One that is sent to another address of its page has the data of that:
 * the router would take the visitor there.
 */
async function insteadOf(
  answer: Answer,
  match: DataStrategyMatch,
  args: LoaderFunctionArgs,
): Promise<Answer> {
  if (!(answer.result instanceof Response)) return NOTHING
  const to = answer.result.headers.get('location')
  const { loader } = match.route
  if (!to || typeof loader !== 'function') return answer
  const { signal, url } = args.request
  const request = new Request(new URL(to, url), { signal })
  try {
    return { type: 'data', result: await loader({ ...args, request }) }
  } catch {
    return NOTHING
  }
}
