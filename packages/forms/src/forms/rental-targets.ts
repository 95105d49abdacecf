import { formatDeposit, formatYen } from '@sumai/format/money'
import type { Fact, LightRental } from '@sumai/listings/listing'
import { rentalFacts } from '@sumai/listings/rental-facts'
import { depositYen } from '@sumai/outline/deposit-terms'
import { rentalName } from '@sumai/outline/rental-room'
import { factsText } from './form-target.ts'
import type { TargetsOf } from './targets-data.ts'

/** The rentals that a form is about; `to` is the page of each. */
export const targetsOf =
  (to: (room: LightRental) => string): TargetsOf =>
  async (api, bukkenNo, options) => {
    const { rooms } = await api.chintai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => ({
      bukkenNo: room.bukkenNo,
      tenpoNo: room.tenpoNo,
      name: rentalName(room),
      to: to(room),
      photo: room.photos.find(({ type }) => type !== 'madori'),
      yen: room.hyYachin,
      facts: factsText([...feesOf(room), ...rentalFacts(room)], room.addressDisp),
    }))
  }

function feesOf(room: LightRental): Fact[] {
  const { hyYachin, kyoekihi, shikikin, shikikinKbn, reikin, reikinKbn } = room
  return [
    { label: '管理費', value: kyoekihi === 0 ? 'なし' : formatYen(kyoekihi) },
    { label: '敷金', value: formatDeposit(depositYen(shikikin, shikikinKbn, hyYachin)) },
    { label: '礼金', value: formatDeposit(depositYen(reikin, reikinKbn, hyYachin)) },
  ]
}
