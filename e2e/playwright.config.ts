import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './support/test.ts'

/**
 * As on a machine without a display and without the network beyond itself; maps are drawn without a
 * graphics card, and nothing else goes that slow way.
 */
const args = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
  // A moving picture in place of a camera.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const EVERY_PAGE = 'journeys/every-page.spec.ts'
const isFull = Boolean(process.env.TEST_FULL)

export const BROWSER = {
  args,
  ...(process.env.HEADLESS_SHELL_PATH && { executablePath: process.env.HEADLESS_SHELL_PATH }),
}

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  testIgnore: isFull ? [] : '**/*.full.spec.ts',
  globalSetup: './support/demo-data.ts',
  workers: 2,
  // A busy machine may lose a race once; a fault loses it twice.
  retries: process.env.CI ? 1 : 0,
  // ms. Speed is measured by `npm run bench`, not here.
  timeout: isFull ? 300_000 : 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // ms. What cannot be pressed by then never can; the test has its time for all of its steps.
    actionTimeout: 30_000,
    // Recording each of them makes the whole run a sixth longer.
    trace: 'on-first-retry',
    // Its own test lets it in; elsewhere it would answer for what is tested.
    serviceWorkers: 'block',
    launchOptions: BROWSER,
  },
  projects: [
    {
      name: 'phone',
      // Projects share no worker, and each worker starts a site: faults are tried on these, too.
      testMatch: ['journeys', 'failures', 'development'].map((folder) => `${folder}/**/*.spec.ts`),
      use: { viewport: PHONE },
    },
    ...(isFull
      ? [
          // Every journey a second time.
          {
            name: 'desktop',
            testMatch: 'journeys/**/*.spec.ts',
            testIgnore: EVERY_PAGE,
            grepInvert: /@any-width/,
            use: { viewport: DESKTOP },
          },
          // React's development mode reports what production keeps to itself: attributes that differ.
          {
            name: 'pages-development',
            testMatch: EVERY_PAGE,
            grep: /@alive/,
            use: { viewport: DESKTOP, build: 'development' as const },
          },
        ]
      : []),
  ],
})
