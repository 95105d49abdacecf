import { headOffice } from '../../support/head-office.ts'
import { COLLEAGUE, expectGoodScreen, signIn, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

test(
  'a home that could not be published stays a draft, and does not appear by itself',
  tagged('full', 'any-width'),
  async ({ page, site, context }) => {
    const call = await headOffice(site)
    const { rooms } = await call('GET', `chintai/rooms?tenpo_no=${COLLEAGUE.tenpoNo}&limit=1`)
    const path = `chintai/rooms/${rooms[0].bukken_no}`
    const stored = async () => (await call('GET', path)).room
    const { version } = await stored()
    await call('PUT', path, { version, boshu_status: 'draft' })

    await signIn(page, site, `/listings/${path.replace('/rooms', '')}`)
    const publish = page.getByRole('button', { name: '公開する' })
    await expect(publish).not.toHaveAttribute('aria-disabled')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('textbox', { name: '見出し' }).fill('トンネルの中で書いた見出し')
    await publish.click()
    await expect(told(page, '公開できなかったため、下書きに戻しました')).toBeVisible()
    await expect(
      told(page, /オフラインです。\d\d:\d\d 時点の情報です。変更1件は端末に保存しました。/),
    ).toBeVisible()
    await expectGoodScreen(page)
    await context.setOffline(false)
    await expect(told(page, /^保存しました/)).toBeVisible()
    const { title, boshu_status } = await stored()
    expect({ title, boshu_status }).toEqual({
      title: 'トンネルの中で書いた見出し',
      boshu_status: 'draft',
    })

    await publish.click()
    await expect(told(page, '公開しました')).toBeVisible()
    expect((await stored()).boshu_status).toBe('public')
  },
)
