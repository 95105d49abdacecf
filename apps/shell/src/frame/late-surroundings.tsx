import { lazy, Suspense } from 'react'

/** ms between two tries to fetch the code. */
const RETRY = 2000

/**
 * Header and footer are in the server's HTML and work as plain links and `<details>`; their code
 * comes after that of the page (a tenth of all the first view needs). A failed download must not
 * take the page with it, so it is tried again until it succeeds.
 */
async function load(): Promise<typeof import('./surroundings.tsx')> {
  try {
    return await import(/* webpackChunkName: "surroundings" */ './surroundings.tsx')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY))
    return load()
  }
}

const Top = lazy(async () => ({ default: (await load()).Top }))
const Bottom = lazy(async () => ({ default: (await load()).Bottom }))

/**
 * Constants: a Suspense element made anew before it has hydrated is a change to React, which would
 * swap the server's HTML for the fallback.
 */
export const LATE_TOP = (
  <Suspense fallback={null}>
    <Top />
  </Suspense>
)
export const LATE_BOTTOM = (
  <Suspense fallback={null}>
    <Bottom />
  </Suspense>
)
