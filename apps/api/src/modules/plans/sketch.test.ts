import { expect, test } from '@jest/globals'
import { chintaiRoomAnswer } from '@sumai/api-client/contract/chintai-room'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'

const api = useApi({ rooms: 60 })

async function roomWith(kind: number) {
  const { body } = await api().call(`chintai/rooms?madori[]=${kind}&limit=1`)
  return body.rooms[0]
}
const answerFor = async (bukkenNo: string) => {
  const { body } = await api().call(`chintai/rooms/${bukkenNo}`)
  return chintaiRoomAnswer.parse(body)
}

test('a room without a floor plan has a sketch, which is there to be fetched', async () => {
  const { bukken_no, photos } = await roomWith(120)
  expect((await answerFor(bukken_no)).madori_sketch).toBeNull()

  const others = photos.filter(({ type }: { type: string }) => type !== 'madori')
  await api()
    .db.update(chintaiRooms)
    .set({ photos: others })
    .where(eq(chintaiRooms.bukkenNo, bukken_no))
  const { madori_sketch: sketch } = await answerFor(bukken_no)
  expect(sketch?.url).toMatch(/^\/media\/madori\/\d+\/plain\/flat-.*\.svg$/)
  expect((await api().app.inject(sketch?.url ?? '')).statusCode).toBe(200)
})
