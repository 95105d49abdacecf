import type { LightSale } from '@sumai/listings/listing'
import { saleFacts } from '@sumai/listings/sale-facts'
import { factsText } from './form-target.ts'
import type { TargetsOf } from './targets-data.ts'

/** The listings for sale that a form is about; `to` is the page of each. */
export const targetsOf =
  (to: (room: LightSale) => string): TargetsOf =>
  async (api, bukkenNo, options) => {
    const { rooms } = await api.baibai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => ({
      bukkenNo: room.bukkenNo,
      tenpoNo: room.tenpoNo,
      name: room.name,
      to: to(room),
      photo: room.photos.find(({ type }) => type !== 'madori'),
      yen: room.kakaku,
      facts: factsText(saleFacts(room), room.addressDisp),
    }))
  }
