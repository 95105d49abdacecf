import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { Checkout } from '@sumai/build/checkout'
import { copyOfData } from '../support/demo-data.ts'
import { expect, hydrated, test } from '../support/test.ts'

/** ms from saving a file until the change is on the screen: usually 200, on a loaded machine more. */
const AT_ONCE = 15_000

const COUNTER = 'apps/chintai/src/pages/counter/counter.tsx'
const FRAME = 'apps/shell/src/frame/frame.tsx'

/** A rental page with something to lose: state that lives in the browser alone. */
function addCounterPage(checkout: Checkout): void {
  checkout.write(
    COUNTER,
    `import { useState } from 'react'
export function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>押した回数：{count}</button>
}
`,
  )
  checkout.write(
    'apps/chintai/src/pages/counter/counter.page.tsx',
    `import { Counter } from './counter.tsx'
export const handle = { title: '最初の題' }
export const Component = () => <Counter />
`,
  )
  checkout.edit(
    'apps/chintai/src/routes.ts',
    'children: [',
    `children: [{ path: 'counter', lazy: () => import(/* webpackChunkName: "counter" */ './pages/counter/counter.page.tsx') },`,
  )
}

async function count(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.getByText('回数：').click()
}

for (const apps of [[], ['chintai']]) {
  test.describe(`npm run dev ${apps.join(' ')}`, { tag: '@full' }, () => {
    test.describe.configure({ mode: 'serial' })
    let checkout: Checkout
    let dataDir: string
    test.beforeAll(async () => {
      test.setTimeout(120_000)
      dataDir = mkdtempSync(path.join(tmpdir(), 'sumai-development-'))
      await copyOfData(dataDir)
      checkout = new Checkout(dataDir)
      addCounterPage(checkout)
      await checkout.dev(...apps)
    })
    test.afterAll(async () => {
      await checkout.remove()
      rmSync(dataDir, { recursive: true, force: true })
    })

    /** Saves an edit and says how long it took to the screen. */
    async function save(page: Page, file: string, before: string, after: string) {
      const saved = performance.now()
      checkout.edit(file, before, after)
      const shown = (text: string) => document.body.textContent.includes(text)
      await page.waitForFunction(shown, after, { polling: 'raf', timeout: AT_ONCE })
      const ms = Math.round(performance.now() - saved)
      console.log(`${file}: on the screen ${ms} ms after it was saved`)
    }
    const htmlOf = async (path: string) => (await fetch(checkout.url(path))).text()

    test('shows an edited component at once and keeps its state', async ({ quiet: page }) => {
      await page.goto(checkout.url('/counter'))
      await hydrated(page)
      await count(page, 2)
      await save(page, COUNTER, '押した', '数えた')
      await expect(page.getByText('数えた回数：2')).toBeVisible()
      expect(await htmlOf('/counter')).toContain('数えた')
    })

    test('hydrates the edited page after a reload', async ({ quiet: page }) => {
      await page.goto(checkout.url('/counter'))
      await hydrated(page)
      await count(page, 1)
      await page.reload()
      await hydrated(page)
      await expect(page.getByText('数えた回数：0')).toBeVisible()
    })

    test('reloads by itself when more than a component changes', async ({ quiet: page }) => {
      await page.goto(checkout.url('/counter'))
      await hydrated(page)
      const file = 'apps/chintai/src/pages/counter/counter.page.tsx'
      await save(page, file, '最初の題', '次の題')
      await expect(page).toHaveTitle(/次の題/)
    })

    if (apps.length === 0) {
      test('shows an edit of the frame and keeps the state of the page', async ({
        quiet: page,
      }) => {
        await page.goto(checkout.url('/counter'))
        await hydrated(page)
        await count(page, 2)
        await save(page, FRAME, '本文へ', 'すぐ本文へ')
        await expect(page.getByText('回数：2')).toBeVisible()
        const html = expect.poll(() => htmlOf('/counter'), { timeout: AT_ONCE })
        await html.toContain('すぐ本文へ')
      })
    }

    test('ends every process on Ctrl-C', async () => {
      expect(await checkout.interrupt()).toBe(0)
      for (const address of checkout.addresses()) {
        await expect(fetch(address), address).rejects.toThrow()
      }
    })
  })
}
