import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** ms between two tries to fetch the code. */
const RETRY = 2000

/**
 * A part of a page whose code comes after that of the page. Inside a `<Suspense fallback={null}>`
 * the server's HTML stays until then, so such a part must work as plain HTML: links, `<details>`, a
 * form. A failed download must not take the page with it, so it is tried again until it succeeds.
 *
 * React takes a Suspense element that changes before it has hydrated for an update, and swaps the
 * server's HTML for the fallback: put it where nothing renders anew, or make it a constant.
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await persistently(load) }))
}

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY))
    }
  }
}
