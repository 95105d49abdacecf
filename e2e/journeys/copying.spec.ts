import { expect, hydrated, tagged, test } from '../support/test.ts'

test(
  'a copied address is one that a map finds',
  tagged('any-width', 'chintai'),
  async ({ page, site }) => {
    await page.goto(site.url('/company/shop'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const copied = await page.evaluate(() => {
      const address = [...document.querySelectorAll('main p')].find((it) =>
        it.textContent?.includes('博'),
      )
      if (address) document.getSelection()?.selectAllChildren(address)
      let copied = ''
      addEventListener('copy', (event) => {
        copied = event.clipboardData?.getData('text/plain') ?? ''
      })
      document.execCommand('copy')
      return { shown: address?.textContent ?? '', copied }
    })
    expect(copied.shown).toContain('\u2060')
    expect(copied.copied).toMatch(/福岡市博多区博多駅前9丁目/)
  },
)
