import { expect, test } from '@jest/globals'
import { STOPS } from '@sumai/geo/stations'
import { useApi } from '../../testing/test-api.ts'
import { centresFrom } from './centre-minutes.ts'

const api = useApi({ rooms: 60 })

const stop = (name: string) => {
  const found = STOPS.find(({ eki_name }) => eki_name === name)
  if (!found) throw new Error(`no station ${name}`)
  return found.eki_code
}
const from = (eki_code: string, toho_fun: number, bus_fun: number | null = null) =>
  Object.fromEntries(
    centresFrom({ kotsu: [{ eki_code, toho_fun, bus_fun }] }).map(({ to, minutes }) => [
      to,
      minutes,
    ]),
  )

test('who lives at the station there has only the walk', () => {
  expect(from(stop('天神'), 4).天神).toBe(4)
  expect(from(stop('博多'), 4).博多).toBe(4)
})

test('the walk and the bus to the station count, and the quickest station', () => {
  const near = from(stop('大橋'), 5)
  expect(from(stop('大橋'), 9)).toEqual({ 天神: (near.天神 ?? 0) + 4, 博多: (near.博多 ?? 0) + 4 })
  expect(from(stop('大橋'), 5, 12).天神).toBe((near.天神 ?? 0) + 12)
  const both = centresFrom({
    kotsu: [
      { eki_code: stop('大橋'), toho_fun: 20, bus_fun: null },
      { eki_code: stop('天神'), toho_fun: 15, bus_fun: null },
    ],
  })
  expect(both[0]).toEqual({ to: '天神', minutes: 15 })
})

test('a listing says no more minutes than the search by minutes does', async () => {
  const { body: found } = await api().call(
    'chintai/rooms?limit=50&commute_to[]=tenjin-eki~120&commute_to[]=hakata-eki~120',
  )
  let compared = 0
  for (const { bukken_no, commute } of found.rooms) {
    const { body } = await api().call(`chintai/rooms/${bukken_no}`)
    for (const { to, minutes } of body.centres) {
      const searched = commute[to === '天神' ? 0 : 1]?.minutes
      if (searched === null || searched < 30) continue
      expect(minutes).toBeLessThanOrEqual(searched)
      expect(minutes).toBeGreaterThan(searched - 10)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(20)
})
