import { expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

const api = useApi()

const KINDS = {
  chintai: ['mansion', 'apartment', 'kodate', 'tenpo', 'souko'],
  baibai: [
    'hanbai_mansion',
    'hanbai_chuko',
    'hanbai_shinchiku',
    'hanbai_tochi',
    'tateuri',
    'toushi_mansion',
    'toushi_apartment',
    'toushi_other',
  ],
} as const

async function sheetOf(site: keyof typeof KINDS, bukkenNo: string) {
  const headers = await api().as({ user_type: 'admin' })
  return api().app.inject({ url: `/api/v1/${site}/rooms/${bukkenNo}/maisoku.pdf`, headers })
}

const pagesIn = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

async function someOf(site: keyof typeof KINDS, kind: string): Promise<string[]> {
  const { body } = await api().call(`${site}/rooms?bukken_type[]=${kind}&limit=2`)
  return body.rooms.map(({ bukken_no }: { bukken_no: string }) => bukken_no)
}

/** Two of each kind; a second each, so `npm test` draws one of every other kind. */
const isFull = Boolean(process.env.TEST_FULL)

test('a listing of any kind is one A4 page', async () => {
  for (const site of ['chintai', 'baibai'] as const) {
    for (const kind of KINDS[site].filter((_, index) => isFull || index % 2 === 0)) {
      const numbers = (await someOf(site, kind)).slice(0, isFull ? 2 : 1)
      expect([kind, numbers.length > 0]).toEqual([kind, true])
      for (const bukkenNo of numbers) {
        const answer = await sheetOf(site, bukkenNo)
        expect([bukkenNo, answer.statusCode]).toEqual([bukkenNo, 200])
        expect(answer.headers['content-type']).toBe('application/pdf')
        const file = answer.rawPayload
        expect(/\/MediaBox \[0 0 595 842\]/.test(file.toString('latin1'))).toBe(true)
        expect([bukkenNo, pagesIn(file)]).toEqual([bukkenNo, 1])
        expect(file.length).toBeLessThan(900_000)
      }
    }
  }
}, 120_000)

test('names and texts of any length have room', async () => {
  const [bukkenNo = ''] = await someOf('chintai', 'mansion')
  const long = 'グランドメゾンリバーサイドプレミアムレジデンス福岡天神中央公園前'.repeat(3)
  const { body } = await api().call(`chintai/rooms/${bukkenNo}`)
  const { db } = api()
  await db.update(tatemono).set({ tmName: long }).where(eq(tatemono.tmNo, body.room.tm_no))
  await db
    .update(chintaiRooms)
    .set({ title: long, biko: long.repeat(8) })
    .where(eq(chintaiRooms.bukkenNo, bukkenNo))
  const answer = await sheetOf('chintai', bukkenNo)
  expect(answer.statusCode).toBe(200)
  expect(pagesIn(answer.rawPayload)).toBe(1)
})

test('what nobody has is not found', async () => {
  expect((await sheetOf('baibai', '9999999999')).statusCode).toBe(404)
})
