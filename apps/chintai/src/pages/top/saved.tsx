import { late } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { useHydrated } from '@sumai/ui/use-hydrated'
import { paths } from '../../paths.ts'
import css from './saved.module.css'

const SavedSearches = late(
  () => import(/* webpackChunkName: "saved-searches" */ '@sumai/listings/saved-searches.late'),
)('SavedSearches')

/** The searches that the visitor keeps: nothing in server HTML, which is everybody's. */
export function Saved() {
  if (!useHydrated()) return null
  return (
    <Container>
      <div className={css.saved}>
        <SavedSearches site="chintai" countsAt={paths.newInSearches} />
      </div>
    </Container>
  )
}
