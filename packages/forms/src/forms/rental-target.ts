import type { LightRental } from '@sumai/listings/listing'
import { rentalFacts } from '@sumai/listings/rental-facts'
import { rentalName } from '@sumai/listings/rental-name'
import { type FormTarget, factsText } from './form-target.ts'

export const rentalTarget = (room: LightRental, to: string): FormTarget => ({
  bukkenNo: room.bukkenNo,
  tenpoNo: room.tenpoNo,
  name: rentalName(room),
  to,
  photo: room.photos.find(({ type }) => type !== 'madori'),
  yen: room.hyYachin,
  facts: factsText(rentalFacts(room), room.addressDisp),
})
