import { contactThanksRoute } from '@sumai/forms/contact-thanks-route'
import { propertyThanksRoute } from '@sumai/forms/property-thanks-route'
import { reservationThanksRoute } from '@sumai/forms/reservation-thanks-route'
import { RentalCard } from '@sumai/listings/rental-card'
import { paths } from '../../paths.ts'

const SIMILAR = 4

export const contact = contactThanksRoute({
  site: 'chintai',
  search: '賃貸物件を探す',
  paths,
})

export const property = propertyThanksRoute({
  site: 'chintai',
  word: 'お部屋',
  async askedAbout(api, bukkenNo, options) {
    const { room } = await api.chintai.room(bukkenNo, options)
    const { cityCode, bukkenType, tenpoNo } = room
    const similar = { cityCode, bukkenType, excludeBukkenNo: bukkenNo, limit: SIMILAR }
    const { rooms } = await api.chintai.rooms({ ...similar, fields: 'light' }, options)
    return { bukkenNo, tenpoNo, rooms }
  },
  Card: RentalCard,
  paths,
})

export const reservation = reservationThanksRoute({
  site: 'chintai',
  heading: '来店予約を受け付けました',
  search: '賃貸物件を探す',
  paths,
})
