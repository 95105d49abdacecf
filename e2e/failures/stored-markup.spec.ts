import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import type { Site } from '../support/site.ts'
import { expect, hydrated, test } from '../support/test.ts'

/** As short as the shortest text field; it ends attributes, begins an element, and has neither. */
const MARKUP = `"'><b xss>`
const RAW = '<b xss'

type Row = Record<string, unknown> & { version: number }

const SITES = [
  {
    name: 'room',
    list: 'chintai/rooms',
    calls: ({ bukken_no, tm_no }: Row) => [
      { path: `chintai/rooms/${bukken_no}`, key: 'room' },
      { path: `chintai/tatemono/${tm_no}`, key: 'tatemono' },
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
    list: 'baibai/rooms',
    calls: ({ bukken_no }: Row) => [{ path: `baibai/rooms/${bukken_no}`, key: 'room' }],
    pages: ({ bukken_no, city_code }: Row) => [
      `/baibai/articles/room/${city_code}/${bukken_no}`,
      `/baibai/search?bukken_no[]=${bukken_no}`,
      `/baibai/search?bukken_no[]=${bukken_no}&view=photo`,
      `/baibai/favorite?bukken_no[]=${bukken_no}`,
      `/baibai/property?bukken_no[]=${bukken_no}`,
      `/baibai/reservation?bukken_no[]=${bukken_no}`,
    ],
  },
] as const

for (const { name, list, calls, pages } of SITES) {
  test(`markup in the texts of a ${name} is shown as it was typed @full`, async ({
    page,
    request,
    site,
  }) => {
    const staff = await headOffice(request, site)
    const query = list === 'baibai/rooms' ? 'bukken_type=hanbai_mansion&' : ''
    const { rooms } = (await staff.get(`${list}?${query}limit=1`)) as { rooms: Row[] }
    const [home] = rooms
    if (!home) throw new Error('nothing on offer')
    const undo: (() => Promise<unknown>)[] = []
    const written: string[] = []
    try {
      for (const { path, key } of calls(home)) {
        const before = ((await staff.get(path)) as Record<string, Row>)[key] as Row
        for (const [field, value] of Object.entries(before)) {
          for (const changed of withMarkup(value)) {
            if (!(await staff.put(path, key, { [field]: changed }))) continue
            written.push(field)
            undo.push(() => staff.put(path, key, { [field]: value }))
          }
        }
      }
      expect(written.length).toBeGreaterThan(8)
      expect(written).toEqual(expect.arrayContaining(['title', 'comment', 'biko', 'photos']))

      for (const path of pages(home)) {
        const answer = await page.goto(site.url(path))
        expect(answer?.status(), path).toBe(200)
        expect(await answer?.text(), path).not.toContain(RAW)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await expect(page.getByText('<b xss>').first(), path).toBeAttached()
        await expect(page.locator('[xss]'), path).toHaveCount(0)
      }
    } finally {
      for (const back of undo.toReversed()) await back()
    }
  })
}

/** Every value in which one text is the markup. */
function withMarkup(value: unknown): unknown[] {
  if (typeof value === 'string' || value === null) return [MARKUP]
  if (Array.isArray(value)) {
    if (value.length === 0) return [[MARKUP]]
    return value.flatMap((item, index) =>
      withMarkup(item).map((changed) => value.with(index, changed)),
    )
  }
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, own]) =>
    withMarkup(own).map((changed) => ({ ...value, [key]: changed })),
  )
}

/** The calls of the head office. */
async function headOffice(request: APIRequestContext, site: Site) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/api/src/commands/staff-token.ts', '--role', 'admin'],
    { env: { ...process.env, DATA_DIR: site.dataDir } },
  )
  const headers = { authorization: `Bearer ${stdout.trim()}` }
  const url = (path: string) => site.url(`/api/v1/${path}`, 'api')
  const get = async (path: string): Promise<unknown> => {
    const answer = await request.get(url(path), { headers })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }

  return {
    get,
    /** Whether it was written. */
    async put(path: string, key: string, changes: object): Promise<boolean> {
      const { version } = ((await get(path)) as Record<string, Row>)[key] as Row
      const answer = await request.put(url(path), { headers, data: { version, ...changes } })
      expect([200, 422, 403, 400], `${path} ${JSON.stringify(changes)}`).toContain(answer.status())
      return answer.ok()
    },
  }
}
