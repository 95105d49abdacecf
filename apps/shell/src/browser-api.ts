import { type Api, createApi } from '@sumai/api-client'

/** The API client of the browser; axios and humps are fetched with the first call. */
export function createBrowserApi(
  baseUrl: string,
  onMissing: (error: unknown) => Promise<never>,
): Api {
  return createApi(async () => {
    const [{ createTransport }, { loading }] = await Promise.all([
      import(/* webpackChunkName: "transport" */ '@sumai/api-client/transport'),
      import(/* webpackChunkName: "companions" */ './companions.ts'),
    ]).catch(onMissing)
    return createTransport({
      baseUrl,
      onUnauthorized: () => window.location.assign('/'),
      log(message, detail) {
        loading.fail()
        console.error(message, detail)
      },
    })
  })
}
