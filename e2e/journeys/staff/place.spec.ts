import type { Page } from '@playwright/test'
import type { Site } from '../../support/site.ts'
import { expectGoodScreen, signIn, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const place = (page: Page) => page.getByRole('region', { name: '場所と交通' })
const pin = (page: Page) => place(page).getByRole('button', { name: '物件のピン' })

type Stored = { lat: number; lng: number; kotsu: { eki_name: string; toho_m: number }[] }

async function building(site: Site, number: string): Promise<Stored> {
  const answer = await fetch(site.url(`/api/v1/chintai/tatemono/${number}`, 'api'))
  return (await answer.json()).tatemono
}

/** The building of one of the shop's homes; resolves to its number. */
async function openBuilding(page: Page, site: Site, at: number): Promise<string> {
  await signIn(page, site, '/listings/chintai?tab=public')
  await page.getByRole('main').getByRole('link', { name: /号室/ }).nth(at).click()
  await place(page).getByRole('link', { name: '建物の位置と交通を直す' }).click()
  await expect(page).toHaveURL(/\/buildings\/\d{8}$/)
  await expect(pin(page)).toBeVisible()
  return /\d{8}$/.exec(page.url())?.[0] ?? ''
}

test(
  'a building is moved by keys and by dragging; computed ways follow, measured ones stay',
  tagged('full'),
  async ({ page, site }) => {
    const number = await openBuilding(page, site, 5)
    await expectGoodScreen(page)
    const before = await building(site, number)
    const [first] = before.kotsu
    const metres = place(page).getByRole('textbox', { name: `${first?.eki_name}駅までの道のり` })
    const measured = (first?.toho_m ?? 0) + 407
    await metres.fill(String(measured))
    await expect(place(page).getByText(`徒歩${Math.ceil(measured / 80)}分`)).toBeVisible()
    await expect(told(page, '保存しました')).toBeVisible()

    await pin(page).focus()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('ArrowUp')
    const north = async () =>
      Math.round(((await building(site, number)).lat - before.lat) * 111_195)
    await expect.poll(north).toBe(11)

    const box = await pin(page).boundingBox()
    if (!box) throw new Error('the pin is not there')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y - 40, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await building(site, number)).lng).toBeGreaterThan(before.lng)
    await expect.poll(north).toBeGreaterThan(50)
    const after = await building(site, number)
    expect(after.kotsu[0]).toMatchObject({ eki_name: first?.eki_name, toho_m: measured })
  },
)

test(
  'a property for sale is placed by its address, and told what it lacks as its kind',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/new?site=baibai')
    await expectGoodScreen(page)
    await page.getByLabel('物件種別').selectOption('hanbai_tochi')
    await page.getByLabel('価格').fill('12800000')
    await page.getByLabel('物件名').fill('東町の土地')
    await page.getByLabel('所在地').fill('久留米市どこにもない町')
    await page.getByRole('button', { name: '下書きを作る' }).click()
    await expect(told(page, '住所から位置がわかりません')).toBeVisible()
    await page.getByLabel('所在地').fill('福岡県久留米市東町25-1')
    await page.getByRole('button', { name: '下書きを作る' }).click()
    await expect(page).toHaveURL(/\/listings\/baibai\/\d{10}$/)
    await expect(place(page).getByText('西鉄久留米駅').first()).toBeAttached()
    await expectGoodScreen(page)

    const ground = page.getByRole('region', { name: '土地' })
    await ground.getByLabel('土地面積', { exact: true }).fill('165.28')
    await ground.getByLabel('土地面積計測').selectOption('公簿')
    await ground.getByRole('button', { name: '接道を足す' }).click()
    await ground.getByLabel('幅員').fill('6')
    await ground.getByLabel('接道状況').selectOption({ index: 2 })
    await ground.getByLabel('私道負担面積').fill('0')
    await ground.getByLabel('セットバック', { exact: true }).selectOption('なし')
    await ground.getByLabel('法令上の制限').fill('なし')
    await ground.getByRole('group', { name: '用途地域' }).getByText('第一種住居地域').click()
    await ground.getByLabel('都市計画').selectOption({ index: 1 })
    await ground.getByLabel('建ぺい率').fill('60')
    await ground.getByLabel('容積率').fill('200')
    await ground.getByLabel('地目').selectOption({ index: 1 })
    await ground.getByLabel('建築条件', { exact: true }).selectOption('なし')
    await expect(told(page, /^公開できます$/)).toBeVisible()
    await page.getByRole('button', { name: '公開する' }).click()
    const number = /\d{10}$/.exec(page.url())?.[0]
    const status = async () =>
      (await fetch(site.url(`/api/v1/baibai/rooms/${number}`, 'api'))).status
    await expect.poll(status, { timeout: 5_000 }).toBe(200)
  },
)
