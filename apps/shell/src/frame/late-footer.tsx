import { lazy, Suspense } from 'react'

const SiteFooter = lazy(async () => {
  const { SiteFooter } = await import(/* webpackChunkName: "footer" */ './site-footer.tsx')
  return { default: SiteFooter }
})

/**
 * The footer is in the server's HTML, and its code comes when the rest of the page works: until
 * then its links are plain links. A constant, because React takes a Suspense element that was
 * made anew before it hydrated for a change, and would swap the server's HTML for the fallback.
 */
export const LATE_FOOTER = (
  <Suspense fallback={null}>
    <SiteFooter />
  </Suspense>
)
