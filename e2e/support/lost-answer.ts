import type { Page } from '@playwright/test'

/** The line breaks once, after the server has done what is asked of this address. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}
