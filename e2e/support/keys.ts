import { expect, type Locator, type Page } from '@playwright/test'

/** The editor of a home has some two hundred stops. */
const MOST_STOPS = 400

/** Goes on by Tab until one of them has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluateAll((all) => all.some((it) => it === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus never comes to ${wanted}`)
}

export async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Writes into a field in place of what stands there. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Goes on by an arrow until a list of choices shows one of them; the first comes last. */
export async function choose(page: Page, list: Locator, label: string | RegExp): Promise<void> {
  await tabTo(page, list)
  const shown = () =>
    list.evaluate((it) => (it as HTMLSelectElement).selectedOptions[0]?.textContent ?? '')
  const isThere = (text: string) =>
    typeof label === 'string' ? text.trim() === label : label.test(text)
  await page.keyboard.press('Home')
  const count = await list.evaluate((it) => (it as HTMLSelectElement).options.length)
  for (let at = 0; at < count; at += 1) {
    if (isThere(await shown())) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`no choice is ${label}`)
}

/** Chooses files, by a field or by the button that stands for it. */
export async function attach(page: Page, button: Locator, files: string | string[]): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await press(page, button)
  await (await chosen).setFiles(files)
}
