import { cachedFolder, DATABASE_SOURCES } from './cached-folder.ts'
import { sitePorts } from './free-ports.ts'
import { Stack } from './stack.ts'

/** The data folder of an API with demo data, made once a day, of which sites of tests get copies. */
export const demoData = (): Promise<string> =>
  cachedFolder({
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
