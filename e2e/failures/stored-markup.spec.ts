import { headOffice } from '../support/head-office.ts'
import { bodyOf, injected, markTexts, RAW, SHOWN } from '../support/markup.ts'
import type { Site } from '../support/site.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

type Row = Record<string, unknown> & { version: number }

/** They name other things, and are refused when there is none of that name. */
const NAMES = ['address', 'shogakko_no', 'chugakko_no']

const SITES = [
  {
    name: 'room',
    kinds: 'chintai/tatemono',
    rooms: 'chintai/rooms',
    things: ({ bukken_no, tm_no }: Row) => [
      { call: 'chintai/rooms/{bukken_no}', number: bukken_no },
      { call: 'chintai/tatemono/{tm_no}', number: tm_no, again: ['city_code', 'lat', 'lng'] },
    ],
    pages: ({ bukken_no, tm_no, city_code }: Row) => [
      `/articles/room/${city_code}/${bukken_no}`,
      `/articles/building/${city_code}/${tm_no}`,
      `/search?bukken_no[]=${bukken_no}`,
      `/search?bukken_no[]=${bukken_no}&view=photo`,
      `/favorite?bukken_no[]=${bukken_no}`,
      `/property?bukken_no[]=${bukken_no}`,
      `/property-building?tm_no=${tm_no}`,
      `/reservation?bukken_no[]=${bukken_no}`,
    ],
  },
  {
    name: 'property for sale',
    kinds: 'baibai/rooms',
    rooms: 'baibai/rooms',
    things: ({ bukken_no }: Row) => [{ call: 'baibai/rooms/{bukken_no}', number: bukken_no }],
    pages: ({ bukken_no, city_code, toushi_bukken_type }: Row) => {
      const search = toushi_bukken_type ? 'search_invest' : 'search'
      return [
        `/baibai/articles/room/${city_code}/${bukken_no}`,
        `/baibai/${search}?bukken_no[]=${bukken_no}`,
        `/baibai/${search}?bukken_no[]=${bukken_no}&view=photo`,
        `/baibai/favorite?bukken_no[]=${bukken_no}`,
        `/baibai/property?bukken_no[]=${bukken_no}`,
        `/baibai/reservation?bukken_no[]=${bukken_no}`,
      ]
    },
  },
] as const

for (const { name, kinds, rooms, things, pages } of SITES) {
  test(
    `markup in every text of a ${name} of every kind is shown as it was typed`,
    tagged('full', 'any-width'),
    async ({ page, site }) => {
      test.setTimeout(600_000)
      const call = await headOffice(site)
      for (const kind of await kindsOf(site, kinds)) {
        const found = await call('GET', `${rooms}?bukken_type=${kind}&limit=1`)
        const home: Row = found.rooms[0]
        const undo: (() => Promise<unknown>)[] = []
        try {
          for (const thing of things(home)) {
            undo.push(await markTexts(call, site, { ...thing, names: NAMES }))
          }
          for (const path of pages(home)) {
            const answer = await page.goto(site.url(path))
            expect(answer?.status(), path).toBe(200)
            expect(await answer?.text(), path).not.toMatch(RAW)
            await hydrated(page)
            await page.waitForLoadState('networkidle')
            const html = await page.evaluate(() => document.documentElement.outerHTML)
            expect(html.includes(SHOWN), `${kind} shows it on ${path}`).toBe(true)
            expect({ kind, path, injected: await injected(page) }).toEqual({
              ...{ kind, path },
              injected: [],
            })
          }
        } finally {
          for (const back of undo.toReversed()) await back()
        }
      }
    },
  )
}

/** The kinds that a new one may have. */
async function kindsOf(site: Site, path: string): Promise<string[]> {
  const { properties = {} } = await bodyOf(site, `POST ${path}`)
  return properties.bukken_type?.enum ?? []
}
