import type { LightSale } from '@sumai/listings/listing'
import { saleFacts } from '@sumai/listings/sale-facts'
import { type FormTarget, factsText } from './form-target.ts'

export const saleTarget = (room: LightSale, to: string): FormTarget => ({
  bukkenNo: room.bukkenNo,
  tenpoNo: room.tenpoNo,
  name: room.name,
  to,
  photo: room.photos.find(({ type }) => type !== 'madori'),
  yen: room.kakaku,
  facts: factsText(saleFacts(room), room.addressDisp),
})
