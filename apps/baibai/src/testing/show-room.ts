import { roomList } from '@sumai/testing/answers'
import type { Room } from '../components/room/room-data.ts'
import { paths } from '../paths.ts'
import { visit } from './visit.ts'

/** Visits the page of a listing beside which there is no other. */
export const show = async (room: Room) => {
  const page = await visit(paths.room(room), {
    'baibai/rooms/': () => ({ room, centres: [] }),
    'baibai/rooms': () => roomList([]),
  })
  return { ...page, state: await page.show?.() }
}
