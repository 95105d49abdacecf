import { type Api, createApi } from '@sumai/api-client'

/** ms that a read may take beyond the round trips: as long as the shell's server waits. */
const PATIENCE = 1200
/** Round trips of a first call: DNS, TCP, TLS and the request. */
const ROUND_TRIPS = 4
/** ms of a round trip if the browser does not tell: that of a slow phone. */
const UNKNOWN = 300

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
      readTimeoutMs: () => PATIENCE + ROUND_TRIPS * roundTrip(),
      onUnauthorized: () => window.location.assign('/'),
      log(message, detail) {
        loading.fail()
        console.error(message, detail)
      },
    })
  })
}

/** ms, as the browser estimates it from what it has loaded so far. */
function roundTrip(): number {
  const { connection } = navigator as Navigator & { connection?: { rtt?: number } }
  return connection?.rtt ?? UNKNOWN
}
