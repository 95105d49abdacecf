/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib'
import { expect, jest, test } from '@jest/globals'
import { httpError, late, type RouteHandle, type RouteObject } from '@sumai/platform'
import { createStaticHandler } from '@sumai/platform/server'
import { lazy, Suspense } from 'react'
import { shellRoutes } from '../router.tsx'
import type { Generation } from './generation.ts'
import { createRender } from './render.tsx'
import { toSheet } from './sheet.ts'

const logged: string[] = []

const RELEASE = { name: 'chintai', build: 'one', web: { entry: 'entry.js', pages: {} }, hashes: {} }

/** The shell with a rental site of these pages, and its stylesheets by module. */
async function shown(
  path: string,
  pages: RouteObject[],
  { deadlineMs = 1000, css = {} }: { deadlineMs?: number; css?: Record<string, string> } = {},
) {
  logged.length = 0
  const generation = {
    name: 'chintai',
    release: {
      ...RELEASE,
      web: {
        ...RELEASE.web,
        pages: Object.fromEntries(Object.keys(css).map((file) => [file, { js: [], css: [file] }])),
      },
    },
    handler: createStaticHandler(shellRoutes({ chintai: pages }, () => false)),
    sheets: new Map(
      Object.entries(css).map(([file, text]) => [file, toSheet({ href: `/${file}`, css: text })]),
    ),
    url: (file: string) => file,
  } as unknown as Generation
  const render = createRender({
    generation,
    liveReleases: () => ({ entries: {}, menus: {} }),
    assets: {
      js: [],
      sheets: [],
      errorSheets: [toSheet({ href: '/error.css', css: '.of-errors{color:red}' })],
    },
    publicOrigin: 'https://sumai.example',
    apiPublicOrigin: 'https://api.example',
    remoteOrigins: [],
    map: {},
    transportFor: () => ({ request: () => Promise.reject(new Error('no API')) }),
    openForm: async () => null,
    readReceipt: async () => null,
    extraMs: 100,
    deadlineMs,
    serviceWorker: true,
    webVitals: false,
    tagManager: undefined,
    log: (message) => logged.push(message),
  })
  const page = await render({ url: path, method: 'GET', visitor: '203.0.113.7' })
  if ('location' in page) throw new Error('it is a page')
  return { ...page, html: brotliDecompressSync(page.br).toString() }
}

test('a page keeps to the standards, whether its parts were there or came late', async () => {
  const Late = lazy(async () => ({ default: () => 'late' }))
  const WithLatePart = () => (
    <Suspense fallback={null}>
      <Late />
    </Suspense>
  )
  // Late the first time, there the second.
  for (const Component of [() => 'top', WithLatePart, WithLatePart]) {
    const { html } = await shown('/', [{ id: 'p', index: true, Component }])
    expect(html.match(/<!DOCTYPE html>/g)).toHaveLength(1)
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ja"/)
  }
})

test('a page is not painted before its body is whole', async () => {
  const { html } = await shown('/', [{ id: 'p', index: true, Component: () => 'top' }])
  const [, expected = ''] = /<link rel="expect" href="#(\w+)" blocking="render">/.exec(html) ?? []
  expect(html.indexOf(`id="${expected}"`)).toBeGreaterThan(html.indexOf('top</main>'))
  // Links that are read later do not hold the paint.
  expect(html.indexOf('rel="expect"')).toBeLessThan(html.indexOf('</head>'))
})

test('a page that throws while it is drawn is the 500 page, and the log says why', async () => {
  const Broken = () => {
    throw new Error('secret of the page')
  }
  const page = await shown('/broken?receipt=abc', [{ id: 'p', path: 'broken', Component: Broken }])
  expect(page).toMatchObject({ status: 500, cacheable: false })
  expect(page.html).toMatch(/<title>500エラー/)
  expect(page.html).toContain('サーバーに問題が発生しています。')
  expect(page.html).not.toContain('secret')
  expect(logged).toEqual([expect.stringMatching(/^\/broken 500, Error: secret of the page\n/)])
})

test('an error page says what it is, has ways on, and brings styles that no other page has', async () => {
  const good = await shown('/', [{ id: 'p', index: true, Component: () => 'top' }])
  expect(good.html).not.toContain('of-errors')
  const { status, html } = await shown('/nowhere', [])
  expect(status).toBe(404)
  expect(html).toContain('of-errors')
  expect(html).toContain('お探しのページが見つかりませんでした。')
  expect(html).toMatch(/<nav aria-label="ほかのページ">.*売買物件を探す/)
})

test('a late module that throws is left to the browser at once, and the log says so once', async () => {
  type Parts = { Photos: () => string; Costs: () => string }
  const load = jest.fn<() => Promise<Parts>>().mockRejectedValue(new TypeError('broken module'))
  const part = late(load)
  const [Photos, Costs] = [part('Photos'), part('Costs')]
  const Component = () => (
    <>
      <h2>外観</h2>
      <Photos />
      <Costs />
    </>
  )
  const page = await shown('/', [{ id: 'p', index: true, Component }])
  // The first try was the last: nobody waits for another.
  expect(load).toHaveBeenCalledTimes(1)
  expect(page).toMatchObject({ status: 200, complete: false })
  expect(page.html).toContain('<h2>外観</h2>')
  expect(logged).toEqual([expect.stringMatching(/^\/ 500, TypeError: broken module\n/)])
})

test('a page with a form or a receipt is its visitor’s own', async () => {
  const form = { id: 'p', path: 'contact', Component: () => 'form', handle: { cache: 'no-store' } }
  expect(await shown('/contact', [form])).toMatchObject({ personal: true, cacheable: false })
  expect(await shown('/', [{ id: 'p', index: true, Component: () => 'top' }])).toMatchObject({
    personal: false,
    cacheable: true,
  })
})

test('a listing that is gone is a 404 page that the log is silent about', async () => {
  const loader = () => {
    throw httpError(404)
  }
  const page = await shown('/room', [{ id: 'p', path: 'room', loader, Component: () => 'room' }])
  expect(page.status).toBe(404)
  expect(logged).toEqual([])
})

test('a page whose loader never ends is a 503 page in time, and a fault of its release', async () => {
  const loader = () => new Promise(() => {})
  const Component = () => 'never'
  const page = await shown('/room', [{ id: 'p', path: 'room', loader, Component }], {
    deadlineMs: 20,
  })
  expect(page.status).toBe(503)
  expect(page.html).toMatch(/<title>503エラー/)
  expect(page.faults).toEqual([expect.stringMatching(/the loaders of the page did not end/)])
})

test('a page of 50 MB is the 500 page', async () => {
  const Component = () => 'あ'.repeat(50_000_000)
  const page = await shown('/long', [{ id: 'p', path: 'long', Component }])
  expect(page.status).toBe(500)
  expect(page.faults).toEqual([expect.stringMatching(/the page is longer than/)])
})

test('the stylesheets of a view come with that view alone', async () => {
  const page = {
    id: 'p',
    path: 'homes',
    page: 'homes/homes.page.tsx',
    loader: ({ request }: { request: Request }) => new URL(request.url).search,
    Component: () => 'homes',
    handle: { view: ({ data }) => (data ? 'map' : undefined) } satisfies RouteHandle<string>,
  }
  const css = { [page.page]: '.list{}', 'homes/map.view.tsx': '.map{}' }
  expect((await shown('/homes', [page], { css })).html).toContain('<style>.list{}</style>')
  const { html } = await shown('/homes?map', [page], { css })
  expect(html).toContain('<style>.list{}.map{}</style>')
  expect(html.indexOf('.map{}')).toBeLessThan(html.indexOf('<main'))
})
