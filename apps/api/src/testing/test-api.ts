import { afterAll, beforeAll, jest } from '@jest/globals'
import type { Options, TestApi } from './started-api.ts'

import { NOW } from './test-settings.ts'

export { INTERNAL_TOKEN, NOW, STAFF_ORIGIN } from './test-settings.ts'

/** The suites of one process share the code of the API, which takes long to load and to warm up. */
const { startTestApi: start } = globalThis.outsideOfSandbox<typeof import('./started-api.ts')>(
  require.resolve('./started-api.ts'),
)

export async function startTestApi(options?: Options): Promise<TestApi> {
  const api = await start(options)
  // The Date of the sandbox, for what a suite calls with it.
  api.clock.now = NOW
  return api
}

const START_MS = 120_000

/** One API for all tests of a file. */
export function useApi(options?: Options): () => TestApi {
  let api: TestApi | undefined
  jest.setTimeout(START_MS)
  beforeAll(async () => {
    api = await startTestApi(options)
  })
  afterAll(() => api?.close())
  return () => {
    if (!api) throw new Error('The API runs inside tests only')
    return api
  }
}
