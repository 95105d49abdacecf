import { late } from '@sumai/platform'
import { useHydrated } from '@sumai/ui/use-hydrated'
import { paths } from '../paths.ts'
import css from './saved-searches.module.css'

const List = late(
  () => import(/* webpackChunkName: "saved-searches" */ '@sumai/listings/saved-searches.late'),
)('SavedSearches')

type Props = {
  /** The search whose results are on the page. */
  current?: string
}

/** The searches that the visitor keeps: nothing in server HTML, which is everybody's. */
export function SavedSearches({ current }: Props) {
  if (!useHydrated()) return null
  return (
    <div className={css.saved}>
      <List site="baibai" countsAt={paths.newInSearches} {...(current && { current })} />
    </div>
  )
}
