import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { type DateInput, inTokyo } from '@sumai/format/dates'
import { formatRentRange } from '@sumai/format/money'
import type { LightRental } from '@sumai/listings/listing'
import { rentalTags } from '@sumai/listings/rental-tags'
import { toRentalListing } from '@sumai/listings/to-listing'
import { buildingFacts, buildingName } from '../../components/building-facts.ts'
import { pictureOf } from '../../components/building-picture.ts'
import { toRoomLineWithDeposits } from '../../components/room-line.ts'

type Counted = { tmNo: string; roomCount: number; hyYachinMin: number; hyYachinMax: number }

/** Rooms of a building; its page has them all. */
const AT_ONCE = 3

/** The buildings of a page, each with the rooms that the search has sent of it. */
export function foundBuildings(
  buildings: readonly Counted[],
  rooms: readonly LightRental[],
  now: DateInput,
) {
  const shown = new Set<string>()
  return buildings.flatMap(({ tmNo, roomCount, hyYachinMin, hyYachinMax }) => {
    const own = rooms.filter((room) => room.tmNo === tmNo)
    const [first] = own
    if (!first) return []
    const { cityCode, addressDisp, chikuYear } = first
    // The longest word last, so that a phone breaks before it.
    const [type = '', structure = '', ...size] = buildingFacts(first)
    return {
      ...{ tmNo, cityCode, addressDisp, roomCount },
      rents: formatRentRange(hyYachinMin, hyYachinMax),
      name: buildingName(first),
      facts: [type, ...size, chikuYearLabel(chikuYear), structure].filter(Boolean),
      kotsu: toRentalListing(first).kotsu,
      photo: pictureOf(first, shown),
      tags: rentalTags({ setsubijoken: ofAll(own) }),
      rooms: own.slice(0, AT_ONCE).map((room) => ({
        ...toRoomLineWithDeposits(room),
        moveIn: moveInOf(room, now),
      })),
    }
  })
}

/** Codes of what each of some rooms has. */
const ofAll = ([first, ...others]: readonly LightRental[]) =>
  first?.setsubijoken.filter((code) =>
    others.every(({ setsubijoken }) => setsubijoken.includes(code)),
  ) ?? []

/** Days for which no year need be said; after them no day. */
const NEAR = 330

function moveInOf({ nyukyoDate, nyukyoJikiLabel }: LightRental, now: DateInput): string {
  if (!nyukyoDate) return nyukyoJikiLabel
  const day = inTokyo(nyukyoDate)
  const away = day.diff(inTokyo(now), 'day')
  return away >= 0 && away < NEAR ? day.format('M/D〜') : day.format('YYYY年M月〜')
}

export type FoundBuilding = ReturnType<typeof foundBuildings>[number]
