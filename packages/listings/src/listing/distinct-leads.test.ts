import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { distinctLeads, distinctRows } from './distinct-leads.ts'

const photo = fc.record({
  url: fc.constantFrom('a', 'b', 'c', 'd'),
  type: fc.constantFrom('living', 'gaikan', 'map', 'madori'),
})
const gallery = fc.array(photo, { maxLength: 3 })
const page = fc.array(fc.record({ photos: fc.array(photo, { maxLength: 5 }) }), { maxLength: 6 })

test('a lead is repeated only where every picture of the listing was shown above', () => {
  fc.assert(
    fc.property(page, gallery, (listings, before) => {
      const shown = new Set(before.map(({ url }) => url))
      for (const { photos } of distinctLeads(listings, before)) {
        const pictures = photos.filter(({ type }) => type === 'living' || type === 'gaikan')
        const [lead] = pictures
        if (!lead) continue
        if (shown.has(lead.url)) expect(pictures.every(({ url }) => shown.has(url))).toBe(true)
        shown.add(lead.url)
      }
    }),
  )
})

test('no map leads where there is a photo, shown above or not', () => {
  fc.assert(
    fc.property(page, gallery, (listings, before) => {
      for (const { photos } of distinctLeads(listings, before)) {
        const hasPhoto = photos.some(({ type }) => type === 'living' || type === 'gaikan')
        if (hasPhoto) expect(photos[0]?.type).not.toBe('map')
      }
    }),
  )
})

test('what is left out led above, and no plan leads where there is another picture', () => {
  fc.assert(
    fc.property(page, (listings) => {
      const led = new Set<string>()
      for (const [index, { photos }] of distinctLeads(listings).entries()) {
        const before = listings[index]?.photos ?? []
        expect(before).toEqual(expect.arrayContaining(photos))
        const kept = new Set(photos.map(({ url }) => url))
        const lost = before.filter(({ url }) => !kept.has(url))
        expect(lost.filter(({ url }) => !led.has(url))).toEqual([])
        if (before.some(({ type }) => type !== 'madori')) expect(photos[0]?.type).not.toBe('madori')
        if (photos[0] && photos[0].type !== 'madori') led.add(photos[0].url)
      }
    }),
  )
})

const own = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 6 })

test('no two rows of a page show the same picture when each has a plan of its own', () => {
  fc.assert(
    fc.property(own, page, fc.nat(6), (plans, homes, first) => {
      const rows = plans.map((plan, index) => ({
        photos: [
          ...(homes[index]?.photos ?? []).filter(({ type }) => type !== 'madori' && type !== 'map'),
          { url: `plan of ${plan}`, type: 'madori' },
        ],
      }))
      const shown = distinctRows(rows.slice(0, first), rows.slice(first))
      const seen = [...shown.rows, ...shown.below].map(({ photos: [lead, ...others] }) => {
        const second = others.find(({ type }) => type === 'madori') ?? others[0]
        return [lead, second].flatMap((photo) => photo?.url ?? [])
      })
      expect(seen.filter(({ length }) => length > 0)).toHaveLength(
        Math.min(rows.length, first) + Math.min(Math.max(0, rows.length - first), 3),
      )
      expect(new Set(seen.flat()).size).toBe(seen.flat().length)
    }),
  )
})

test('below the results those come first that look like none above', () => {
  const row = (photo: string, plan: string) => ({
    photos: [
      { url: photo, type: 'gaikan' },
      { url: plan, type: 'madori' },
    ],
  })
  const { below } = distinctRows(
    [row('a', '1')],
    [row('a', '2'), row('b', '3'), row('c', '4'), row('b', '5'), row('d', '6')],
  )
  expect(below.map(({ photos: [lead] }) => lead?.url)).toEqual(['b', 'c', 'd'])
})
