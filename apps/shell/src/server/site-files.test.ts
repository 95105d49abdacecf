import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import type { SiteFiles } from '../site-files/site-files.ts'
import { siteFiles } from './site-files.ts'

test('a file that cannot be made is a 503, and the log says why', async () => {
  const logged: unknown[] = []
  const failed = new TypeError('robots is not iterable')
  const robots = () => {
    throw failed
  }
  const app = Fastify()
  siteFiles(app, {
    ...{ siteFiles: { robots } as unknown as SiteFiles, publicDir: '/', serviceWorker: false },
    log: (error) => logged.push(error),
  })
  const { statusCode, headers } = await app.inject('/robots.txt')
  expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
  expect(logged).toEqual([failed])
})
