import { expect, hydrated, siteSwitch, switchSite, test } from '../support/test.ts'

test('a visitor goes from the sales site to the rental site, whose code comes only then', async ({
  page,
  site,
}) => {
  const rental: string[] = []
  page.on('request', (asked) => {
    if (asked.url().startsWith(site.url('/', 'chintai'))) rental.push(asked.url())
  })
  await page.goto(site.url('/baibai'))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(rental).toEqual([])
  await switchSite(page, '賃貸')
  await expect(page).toHaveURL(site.url('/'))
  await expect(page).toHaveTitle(/賃貸/)
  expect(rental.length).toBeGreaterThan(0)
})

test('the other site is fetched ahead when its link is about to be pressed', async ({
  page,
  site,
}) => {
  await page.goto(site.url('/baibai'))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const early = page.waitForRequest((asked) => asked.url().startsWith(site.url('/', 'chintai')))
  await siteSwitch(page, '賃貸').focus()
  await early
})

test('there is one React, one router and one store', async ({ page, site }) => {
  const scripts = new Map<string, string>()
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('.js') || !answer.ok()) return
    // What is fetched ahead may still be under way when the test is over.
    scripts.set(answer.url(), await answer.text().catch(() => ''))
  })
  await page.goto(site.url('/search'))
  await hydrated(page)
  await page
    .getByRole('button', { name: /お気に入り/ })
    .first()
    .click()
  // The remote's button and the shell's header read the same store.
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /お気に入り.*1/ })
      .first(),
  ).toBeAttached()
  await switchSite(page, '売買')
  await expect(page).toHaveURL(site.url('/baibai'))
  await page.waitForLoadState('networkidle')

  const holders = (mark: string) =>
    [...scripts].filter(([, text]) => text.includes(mark)).map(([url]) => new URL(url).origin)
  const shell = new URL(site.url()).origin
  // A text that only the library's own code contains.
  expect(holders('react.transitional.element')).not.toHaveLength(0)
  expect(holders('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=')).toEqual([
    shell,
  ])
  expect(holders('__staticRouterHydrationData')).not.toContain(
    new URL(site.url('/', 'chintai')).origin,
  )
  expect(holders('getInitialState')).toEqual([shell])
})

test('there is one of each on the server too', async ({ request, site }) => {
  for (const remote of ['chintai', 'baibai'] as const) {
    const { release } = await (await request.get(site.url('/remote.json', remote))).json()
    const entry = site.url(`/node/${release.node.entry}`, remote)
    const code = await (await request.get(entry)).text()
    // Its hooks work in the shell's render, so they are the shell's: the remote brings none.
    expect(code).toContain('useLoaderData')
    expect(code).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE =')
    expect(code).not.toContain('function createBrowserRouter')
    expect(code).not.toContain('sumai.saved')
  }
})
