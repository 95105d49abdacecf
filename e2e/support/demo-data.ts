import { cp } from 'node:fs/promises'
import { demoData } from '@sumai/build/demo-data'

/** Playwright calls it first. */
export default async function globalSetup() {
  process.env.E2E_DATA = await demoData()
}

/** Fills a folder with the demo data, for an API of its own. */
export async function copyOfData(folder: string): Promise<void> {
  if (!process.env.E2E_DATA) throw new Error('The demo data are made when Playwright starts')
  await cp(process.env.E2E_DATA, folder, { recursive: true })
}
