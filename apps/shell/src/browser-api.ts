import { type Api, createApi } from '@sumai/api-client'

/** The API client of the browser; axios and humps are fetched with the first call. */
export function createBrowserApi(baseUrl: string): Api {
  return createApi(async () => {
    const { createTransport } = await import(
      /* webpackChunkName: "transport" */ '@sumai/api-client/transport'
    )
    return createTransport({
      baseUrl,
      onUnauthorized: () => window.location.assign('/'),
      log: (message, detail) => console.error(message, detail),
    })
  })
}
