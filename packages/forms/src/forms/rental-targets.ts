import type { LightRental } from '@sumai/listings/listing'
import { rentalFacts } from '@sumai/listings/rental-facts'
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
      facts: factsText(rentalFacts(room), room.addressDisp),
    }))
  }
