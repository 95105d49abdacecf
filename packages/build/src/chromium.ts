import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { canInstall, installPackages } from './debian.ts'
import { run } from './run.ts'

const DEBIAN = '/usr/bin/chromium'

/**
 * A Chromium to test with: `CHROMIUM_PATH`, Debian's, Playwright's own; when there is none, one is
 * installed (from Debian as root, otherwise by Playwright).
 */
export async function findChromium(): Promise<string> {
  const found = candidates().find((file) => existsSync(file))
  if (found) return found
  if (canInstall()) await installPackages('chromium', 'fonts-noto-cjk')
  else await run('playwright', ['install', 'chromium'])
  const installed = candidates().find((file) => existsSync(file))
  if (!installed) throw new Error('No Chromium could be installed; set CHROMIUM_PATH')
  return installed
}

const candidates = () =>
  [process.env.CHROMIUM_PATH, DEBIAN, chromium.executablePath()].filter(
    (file): file is string => typeof file === 'string' && file !== '',
  )
