import type { BaibaiRoomLight } from '@sumai/api-client/contract/baibai-room'
import type { ChintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import type { SiteType } from '@sumai/domain/codes'
import { rentalName } from '@sumai/outline/rental-room'
import type { Deps } from '../deps.ts'
import { toBaibaiRoomLight } from '../modules/baibai-rooms/baibai-room-answer.ts'
import { baibaiRoomsRepository } from '../modules/baibai-rooms/baibai-rooms.repository.ts'
import { toChintaiRoomLight } from '../modules/chintai-rooms/chintai-room-answer.ts'
import { chintaiRoomsRepository } from '../modules/chintai-rooms/chintai-rooms.repository.ts'
import { sitePages } from './site-pages.ts'

/** A listing that a mail speaks of. */
export type LetterHome = {
  bukkenNo: string
  /** ルミエール大橋 302号室 */
  name: string
  /** Rent a month, or price. */
  yen: number
  /** Its page on the site. */
  href: string
  lat: number
  lng: number
} & ({ site: 'chintai'; room: ChintaiRoomLight } | { site: 'baibai'; room: BaibaiRoomLight })

/** Reads listings of a site in the order of their numbers given; unknown ones are left out. */
export function homesReader({ db, today, origins }: Pick<Deps, 'db' | 'today' | 'origins'>) {
  const pages = sitePages(origins.site)
  const rentals = chintaiRoomsRepository(db)
  const sales = baibaiRoomsRepository(db)
  const placeOf = (site: SiteType, room: ChintaiRoomLight | BaibaiRoomLight) => {
    const { bukken_no: bukkenNo, city_code: cityCode, lat, lng } = room
    return { bukkenNo, href: pages.listing(site, { cityCode, bukkenNo }), lat, lng }
  }

  async function rentalsOf(ids: readonly string[]): Promise<LetterHome[]> {
    const site = 'chintai'
    return (await rentals.byIds(ids, 'light')).map((row) => {
      const room = toChintaiRoomLight(row, today())
      const { tm_name: tmName, title, room_no: roomNo, hy_yachin: yen } = room
      const name = rentalName({ tmName, title, roomNo })
      return { site, room, name, yen, ...placeOf(site, room) }
    })
  }

  async function salesOf(ids: readonly string[]): Promise<LetterHome[]> {
    const site = 'baibai'
    return (await sales.byIds(ids, 'light')).map((row) => {
      const room = toBaibaiRoomLight(row, today())
      const { name, kakaku: yen } = room
      return { site, room, name, yen, ...placeOf(site, room) }
    })
  }

  return async (site: SiteType, ids: readonly string[]): Promise<LetterHome[]> =>
    ids.length === 0 ? [] : site === 'chintai' ? rentalsOf(ids) : salesOf(ids)
}
