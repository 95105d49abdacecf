import type { LightRental } from '../listing/listing.ts'
import { rentalFacts } from '../listing/rental-facts.ts'
import { rentalName } from '../listing/rental-name.ts'
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
