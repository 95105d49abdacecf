import { addressOf, PAGES, titleOf } from '../support/pages.ts'
import { Site } from '../support/site.ts'
import { expect, hydrated, test, withoutPrefetch } from '../support/test.ts'

/** React's development build reports what production keeps to itself: attributes that differ. */
test('every page hydrates silently with the development build of React', async ({
  quiet,
  request,
}) => {
  test.setTimeout(300_000)
  const site = await Site.start({ DIST: 'dist-development', NODE_ENV: 'development' })
  await withoutPrefetch(quiet)
  try {
    for (const entry of PAGES) {
      await test.step(titleOf(entry), async () => {
        const answer = await quiet.goto(site.url(await addressOf(entry, site, request)))
        expect(answer?.status()).toBe(200)
        await hydrated(quiet)
        await quiet.waitForTimeout(300)
      })
    }
    // Nothing is still on its way when the servers end.
    await quiet.goto('about:blank')
  } finally {
    await site.stop()
  }
})
