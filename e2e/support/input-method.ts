import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }

/** Types as an input method does. Until a text is settled keys belong to the input method: keyCode 229. */
export async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    /** Shows a text that is not settled yet. */
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Settles on a text by Enter. */
    async settle(text: string) {
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...ENTER })
      await session.send('Input.insertText', { text })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER })
    },
  }
}

/** Types kana, presses Enter to settle on the kanji, and leaves the field with them. */
export async function convert(page: Page, field: Locator, kana: string, kanji: string) {
  await field.focus()
  const { compose, settle } = await inputMethod(page)
  for (let end = 1; end <= kana.length; end += 1) await compose(kana.slice(0, end))
  await compose(kanji)
  await settle(kanji)
  await expect(field).toHaveValue(kanji)
}
