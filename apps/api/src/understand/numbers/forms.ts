import type { SearchScope } from '@sumai/domain/search-url/fields'
import type { Form } from '../sense.ts'
import {
  floorForms,
  floorsOfHouse,
  newsForms,
  parkingForms,
  rentalParking,
  saleParking,
  yieldForms,
} from './counts.ts'
import { madoriForms } from './madori.ts'
import { ageForms, otherWays, walkForms } from './minutes.ts'
import { bareRent, monthlyForms, priceForms, priceOfTsubo } from './price.ts'
import { sizeForms } from './size.ts'
import { unserved } from './unserved.ts'

const sales = [
  ...floorsOfHouse,
  ...monthlyForms,
  ...priceOfTsubo,
  ...priceForms('kakaku'),
  ...sizeForms('men'),
  ...yieldForms,
]
const homes = [
  ...madoriForms,
  ...walkForms,
  ...ageForms,
  ...otherWays,
  ...floorForms,
  ...newsForms,
  ...unserved,
]
/** The forms with numbers of each search; of two as long as each other the first counts. */
export const FORMS: Record<SearchScope, readonly Form[]> = {
  chintai: [
    ...priceForms('hy_yachin'),
    ...bareRent,
    ...sizeForms('senyu_men'),
    ...parkingForms(rentalParking),
    ...homes,
  ],
  baibai: [...sales, ...parkingForms(saleParking), ...homes],
  invest: [...sales, ...parkingForms(saleParking), ...homes],
}
