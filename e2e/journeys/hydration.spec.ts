import { pages } from '../support/pages.ts'
import { Site } from '../support/site.ts'
import { expect, hydrated, test } from '../support/test.ts'

/** React's development build reports what production keeps to itself: attributes that differ. */
test('every page hydrates silently with the development build of React', async ({
  quiet,
  request,
}) => {
  test.setTimeout(300_000)
  const site = await Site.start({ DIST: 'dist-development', NODE_ENV: 'development' })
  try {
    for (const path of await pages(site, request)) {
      await test.step(path, async () => {
        const answer = await quiet.goto(site.url(path))
        expect(answer?.status()).toBe(200)
        await hydrated(quiet)
        await quiet.waitForTimeout(300)
      })
    }
  } finally {
    await site.stop()
  }
})
