import { expect, test } from '@jest/globals'
import { siteFooter } from './site-footer.ts'

const any = new Proxy({}, { get: (_, name) => `/${String(name)}` }) as never

test('each site leads to its own pages first', () => {
  const first = (site: 'chintai' | 'baibai') =>
    siteFooter({ site, rental: any, sales: any, own: any }).groups.map(({ heading }) => heading)
  expect(first('chintai').slice(0, 3)).toEqual(['借りる', '貸す・任せる', '売買・投資'])
  expect(first('baibai').slice(0, 3)).toEqual(['売買・投資', '借りる', '貸す・任せる'])
})
