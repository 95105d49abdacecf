import { late } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { useHydrated } from '@sumai/ui/use-hydrated'
import { Suspense } from 'react'
import { paths } from '../../paths.ts'
import css from './saved.module.css'

const SavedSearches = late(
  async () =>
    (await import(/* webpackChunkName: "saved-searches" */ '@sumai/listings/saved-searches'))
      .SavedSearches,
)

/** The searches that the visitor keeps: nothing in server HTML, which is everybody's. */
export function Saved() {
  if (!useHydrated()) return null
  return (
    <Container>
      <div className={css.saved}>
        <Suspense fallback={null}>
          <SavedSearches site="chintai" countsAt={paths.newInSearches} />
        </Suspense>
      </div>
    </Container>
  )
}
