import { expect, test } from '@jest/globals'
import type { ChintaiRoom } from '@sumai/api-client/contract/chintai-room'
import { useApi } from '../../testing/test-api.ts'

const api = useApi()

const PAGE = 100

/** Every room that can be found, as the page of a room shows it. */
async function allRooms(): Promise<ChintaiRoom[]> {
  const rooms: ChintaiRoom[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await api().call(`chintai/rooms?limit=${PAGE}&page=${page}`)
    rooms.push(...body.rooms)
    if (page >= body.pagination.last_page) return rooms
  }
}

const itemOf = (items: ChintaiRoom['shoki_hiyo_items'], label: string) =>
  items.find((item) => item.label === label)?.kingaku ?? 0

const sum = (items: ChintaiRoom['shoki_hiyo_items']) => {
  let yen = 0
  for (const { kingaku } of items) yen += kingaku
  return yen
}

/** Months of rent, or yen as they are. */
const inYen = (amount: number, unit: 'month' | 'yen', rent: number) =>
  unit === 'yen' ? amount : Math.round(amount * rent)

test('what a room costs is the sum of what is listed, and lists what the card says', async () => {
  const rooms = await allRooms()
  expect(rooms.length).toBeGreaterThan(PAGE)
  for (const room of rooms) {
    const { getsu_sogaku_items: monthly, shoki_hiyo_items: initial, hy_yachin: rent } = room
    expect({
      room: room.bukken_no,
      month: room.getsu_sogaku,
      start: room.shoki_hiyo,
      rent: itemOf(monthly, '賃料'),
      fee: itemOf(monthly, '管理費・共益費'),
      deposit: itemOf(initial, '敷金'),
      keyMoney: itemOf(initial, '礼金'),
      advance: itemOf(initial, '前家賃'),
    }).toEqual({
      room: room.bukken_no,
      month: sum(monthly),
      start: sum(initial),
      rent,
      fee: room.kyoekihi,
      deposit: inYen(room.shikikin, room.shikikin_kbn, rent),
      keyMoney: inYen(room.reikin, room.reikin_kbn, rent),
      advance: room.getsu_sogaku,
    })
  }
})
