import type { SiteType } from '@sumai/domain/codes'
import type { Deps } from '../../deps.ts'
import { toBaibaiRoomLight } from '../baibai-rooms/baibai-room-answer.ts'
import { baibaiRoomsRepository } from '../baibai-rooms/baibai-rooms.repository.ts'
import { toChintaiRoomLight } from '../chintai-rooms/chintai-room-answer.ts'
import { chintaiRoomsRepository } from '../chintai-rooms/chintai-rooms.repository.ts'
import { type HomeInWords, rentalInWords, saleInWords } from './home-in-words.ts'

/** A listing in words, with its price in yen. */
export type Home = HomeInWords & { yen: number }

type Homes = ReadonlyMap<string, Home>

/** Reads listings of a site, each once. */
export function homesReader({ db, today }: Pick<Deps, 'db' | 'today'>) {
  const chintai = chintaiRoomsRepository(db)
  const baibai = baibaiRoomsRepository(db)
  const known = { chintai: new Map<string, Home>(), baibai: new Map<string, Home>() }

  async function read(site: SiteType, ids: readonly string[]): Promise<[string, Home][]> {
    if (site === 'chintai') {
      const rows = await chintai.byIds(ids, 'light')
      const rooms = rows.map((row) => toChintaiRoomLight(row, today()))
      return rooms.map((room) => [room.bukken_no, { ...rentalInWords(room), yen: room.hy_yachin }])
    }
    const rows = await baibai.byIds(ids, 'light')
    const rooms = rows.map((row) => toBaibaiRoomLight(row, today()))
    return rooms.map((room) => [room.bukken_no, { ...saleInWords(room), yen: room.kakaku }])
  }

  return async (site: SiteType, ids: ReadonlySet<string>): Promise<Homes> => {
    const wanted = [...ids].filter((id) => !known[site].has(id))
    if (wanted.length > 0) {
      for (const [id, home] of await read(site, wanted)) known[site].set(id, home)
    }
    return known[site]
  }
}
