import type { Browser, BrowserContext } from 'playwright'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** 1.6 Mbit/s down, and a round trip of 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWDOWN = 4

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** A page on a phone that is slow, on a network that is; it has never been anywhere. */
export async function slowPhone(browser: Browser, cookies: Cookies = []) {
  const context = await browser.newContext(PHONE)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
