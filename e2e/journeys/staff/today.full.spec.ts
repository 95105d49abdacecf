import { headOffice } from '../../support/head-office.ts'
import type { Site } from '../../support/site.ts'
import { COLLEAGUE, expectGoodScreen, signIn } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

/** A room of the colleague's shop that lacks nothing but its floor; resolves to its number. */
async function draftWithoutFloor(site: Site): Promise<string> {
  const call = await headOffice(site)
  const { tatemono } = await call('GET', 'chintai/tatemono?limit=100')
  const building = tatemono.find((it: { bukken_type: string }) => it.bukken_type === 'mansion')
  const { room } = await call('POST', 'chintai/rooms', {
    ...{ tm_no: building.tm_no, tenpo_no: COLLEAGUE.tenpoNo, hy_yachin: 62_000, kyoekihi: 4_000 },
    ...{ shikikin: 1, reikin: 0, torihiki_taiyo: 5, genkyo: 2, keiyaku_kbn: 1, hosho_riyo: 1 },
    ...{ hoken_hitsuyo: false, keiyaku_kikan_month: 24, room_no: '1207' },
    ...{ madori_heyasu: 2, madori_kind: 50, senyu_men: 52.17 },
  })
  return room.bukken_no
}

test('the first page is the work of today, and a home is confirmed from it', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible()
  const plot = page.getByRole('region', { name: '閲覧とお問い合わせ' })
  await expect(plot.getByRole('list').first().getByRole('listitem')).toHaveCount(14)
  await expectGoodScreen(page)
  const expiring = page.getByRole('region', { name: '今週期限が切れる物件' })
  const home = expiring.getByRole('listitem').first()
  const name = (await home.getByRole('link').textContent()) ?? ''
  // Two homes may have one name.
  const href = await home.getByRole('link').getAttribute('href')
  const link = expiring.locator(`a[href="${href}"]`)
  await home.getByRole('button', { name: '空きを確認した' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${name}の空きを確認` })).toBeVisible()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  await expect(link).toBeVisible()

  await page.getByRole('link', { name: 'すべて見る' }).first().click()
  await expect(page.getByRole('heading', { name: '受信箱', level: 1 })).toBeVisible()
})

test('the screens of the bar are read while one looks at the first', async ({ page, site }) => {
  const read = ['inquiries', 'bookings', 'listings/chintai'].map((call) =>
    page.waitForResponse((answer) => answer.url().includes(`/api/v1/${call}?`)),
  )
  await signIn(page, site)
  await Promise.all(read)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const bar = page.getByRole('navigation', { name: 'メニュー' }).filter({ visible: true })
  for (const [place, path] of Object.entries({
    受信箱: '/inbox',
    予約: '/calendar',
    物件: '/listings',
  })) {
    await bar.getByRole('link', { name: place }).click()
    await expect(page).toHaveURL(new RegExp(path))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('what a draft lacks is typed on the first page, and the home is public', async ({
  page,
  site,
}) => {
  const number = await draftWithoutFloor(site)
  const stored = async () => {
    const answer = await fetch(site.url(`/api/v1/chintai/rooms/${number}`, 'api'))
    return (await answer.json()).room?.kai
  }
  await signIn(page, site)
  const drafts = page.getByRole('region', { name: '下書き' })
  const draft = drafts.getByRole('listitem').filter({ has: page.locator(`[href$="${number}"]`) })
  await expect(draft).toContainText('あと1項目：所在階')
  const publish = draft.getByRole('button', { name: 'を公開する' })
  await expectGoodScreen(page)
  await publish.click()
  await expect(draft.getByText('所在階を入力すると公開できます')).toBeVisible()
  await expect(draft.getByLabel('所在階')).toBeFocused()
  await draft.getByLabel('所在階').fill('1')
  await publish.click()
  await expect(page.getByRole('status').filter({ hasText: 'を公開しました' })).toBeVisible()
  await expect(draft).toBeHidden()
  await expect.poll(stored).toBe(1)

  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  await expect(draft).toBeVisible()
  await expect.poll(stored).toBeUndefined()
})

test(
  'conditions that lead to no home are told in words, from the second search on',
  tagged('any-width'),
  async ({ page, site }) => {
    // In two orders: what the shell has in its cache is not asked of the API again.
    for (const order of ['', '&order=yachin_asc']) {
      const search = `/search/kurume-shi?hy_yachin_max=10000&setsubijoken=101${order}`
      await page.goto(site.url(search))
      await expect(page.getByRole('link', { name: /を外す$/ }).first()).toBeVisible()
    }
    // What was counted is written once a minute, and when the API stops.
    await site.stack.stop('api')
    await site.stack.start('api')
    await signIn(page, site)
    const searches = page.getByRole('region', { name: '見つからなかった検索' })
    await expect(searches.getByRole('listitem').filter({ hasText: '久留米市' })).toContainText(
      '賃貸・2回',
    )
  },
)
