import type { Query } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'

const cache = queryClient.getQueryCache()

/** Subscribes to all that is read and shown. */
export const onQueries = (onChange: () => void) => cache.subscribe(onChange)

/** Names of colleagues and shops hardly ever change. */
const isSteady = ({ observers }: Query) =>
  observers.every(({ options }) => options.staleTime === Number.POSITIVE_INFINITY)

const timesOf = (queries: readonly Query[]) =>
  queries.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0)

/** When the oldest of what is shown was read, in ms; else when anything was. */
export function shownSince(): number | undefined {
  const shown = timesOf(cache.findAll({ type: 'active' }).filter((query) => !isSteady(query)))
  if (shown.length > 0) return Math.min(...shown)
  const all = timesOf(cache.getAll())
  return all.length > 0 ? Math.max(...all) : undefined
}
