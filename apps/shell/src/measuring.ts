import type { createBrowserRouter } from '@sumai/platform/router'
import type { Measured } from './boot.ts'

/** Starts what a deployment wants to know of its pages. */
export async function startMeasuring(
  { webVitals, tagManager }: Measured,
  router: ReturnType<typeof createBrowserRouter>,
): Promise<void> {
  if (webVitals) {
    const { reportVitals } = await import('./vitals.ts')
    reportVitals()
  }
  if (tagManager) {
    const { offerTags } = await import('./tag-manager/tag-manager.ts')
    offerTags(tagManager, router)
  }
}
