import { cachedFolder, DATABASE_SOURCES } from './cached-folder.ts'
import { sitePorts } from './free-ports.ts'
import { Stack } from './stack.ts'

/**
 * The data folder of an API with demo data, made once a day. The sites of tests get copies of it.
 */
export const demoData = (): Promise<string> =>
  cachedFolder({
    name: 'demo-data',
    sources: DATABASE_SOURCES,
    // The dates of the data are relative to the day.
    key: new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(),
    async make(folder) {
      const ports = await sitePorts()
      const stack = new Stack({ ...process.env, ...ports, DATA_DIR: folder }, 'ignore')
      await stack.start('api')
      await stack.stop('api')
    },
  })
