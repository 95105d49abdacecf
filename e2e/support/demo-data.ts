import { cp } from 'node:fs/promises'
import { cachedFolder, DATABASE_SOURCES } from '@sumai/build/cached-folder'
import { sitePorts } from '@sumai/build/free-ports'
import { Stack } from '@sumai/build/stack'

/** Playwright calls it first: makes the demo data, of which every site of the tests gets a copy. */
export default async function globalSetup() {
  process.env.E2E_DATA = await cachedFolder({
    name: 'demo-data',
    sources: DATABASE_SOURCES,
    // Its dates are relative to the day.
    key: new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(),
    async make(folder) {
      const ports = await sitePorts()
      const stack = new Stack({ ...process.env, ...ports, DATA_DIR: folder }, 'ignore')
      await stack.start('api')
      await stack.stop('api')
    },
  })
}

/** Fills a folder with the demo data, for an API of its own. */
export async function copyOfData(folder: string): Promise<void> {
  if (!process.env.E2E_DATA) throw new Error('The demo data are made when Playwright starts')
  await cp(process.env.E2E_DATA, folder, { recursive: true })
}
