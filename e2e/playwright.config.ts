import { defineConfig } from '@playwright/test'

/** As on a machine without a display and without the network beyond itself. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  // A busy machine may lose a race once; a fault loses it twice.
  retries: process.env.CI ? 1 : 0,
  // ms. Speed is measured by `npm run bench`, not here.
  timeout: process.env.TEST_FULL ? 300_000 : 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Recording each of them makes the whole run a sixth longer.
    trace: 'on-first-retry',
    // Its own test lets it in; elsewhere it would answer for what is tested.
    serviceWorkers: 'block',
    launchOptions: {
      args,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: 'journeys/**/*.spec.ts',
      // Attributes that differ do so at every width.
      testIgnore: 'journeys/hydration.spec.ts',
      use: { viewport: PHONE },
    },
    {
      name: 'desktop',
      // What looks or works otherwise on a wide screen; in `npm run test:full` every journey.
      testMatch: process.env.TEST_FULL
        ? 'journeys/**/*.spec.ts'
        : 'journeys/{every-page,hydration,results}.spec.ts',
      grepInvert: process.env.TEST_FULL ? [] : /@any-width/,
      use: { viewport: DESKTOP },
    },
    { name: 'failures', testMatch: 'failures/**/*.spec.ts', use: { viewport: DESKTOP } },
    { name: 'development', testMatch: 'development/**/*.spec.ts', use: { viewport: DESKTOP } },
  ],
})
