import { contactThanksRoute } from '@sumai/forms/contact-thanks-route'
import { propertyThanksRoute } from '@sumai/forms/property-thanks-route'
import { reservationThanksRoute } from '@sumai/forms/reservation-thanks-route'
import { SaleCard } from '@sumai/listings/sale-card'
import { paths } from '../../paths.ts'

const SIMILAR = 4

export const contact = contactThanksRoute({
  site: 'baibai',
  search: '売買物件を探す',
  paths,
})

export const property = propertyThanksRoute({
  site: 'baibai',
  word: '物件',
  async askedAbout(api, bukkenNo, options) {
    const { room } = await api.baibai.room(bukkenNo, options)
    const { cityCode, bukkenType, tenpoNo } = room
    const similar = { cityCode, bukkenType, excludeBukkenNo: bukkenNo, limit: SIMILAR }
    const { rooms } = await api.baibai.rooms({ ...similar, fields: 'light' }, options)
    return { bukkenNo, tenpoNo, rooms }
  },
  Card: SaleCard,
  paths,
})

export const reservation = reservationThanksRoute({
  site: 'baibai',
  heading: '予約を受け付けました',
  search: '売買物件を探す',
  paths,
})
