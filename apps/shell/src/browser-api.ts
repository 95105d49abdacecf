import { type Api, createApi } from '@sumai/api-client'

/** ms that a page may wait for its data; what is on the screen stays meanwhile. */
const PATIENCE = 5000

/** The API client of the browser; axios and humps are loaded with the first call. */
export function createBrowserApi(
  baseUrl: string,
  onMissing: (error: unknown) => Promise<never>,
): Api {
  return createApi(async () => {
    const [{ createTransport }, { loading }] = await Promise.all([
      import('@sumai/api-client/transport'),
      import(/* webpackChunkName: "after-hydration" */ './after-hydration.ts'),
    ]).catch(onMissing)
    return createTransport({
      baseUrl,
      readTimeoutMs: PATIENCE,
      onUnauthorized: () => window.location.assign('/'),
      log(message, detail) {
        loading.fail()
        console.error(message, detail)
      },
    })
  })
}
