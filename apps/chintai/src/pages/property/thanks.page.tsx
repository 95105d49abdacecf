import { propertyThanksRoute } from '@sumai/forms/property-thanks-route'
import { RentalCard } from '@sumai/listings/rental-card'
import { paths } from '../../paths.ts'

const SIMILAR = 4

export const { loader, handle, Component } = propertyThanksRoute({
  site: 'chintai',
  word: 'お部屋',
  async askedAbout(api, bukkenNo, options) {
    // From a list, because a home that is read by itself counts as viewed.
    const asked = await api.chintai.rooms({ bukkenNo: [bukkenNo], fields: 'light' }, options)
    const [room] = asked.rooms
    if (!room) return null
    const { cityCode, bukkenType, tenpoNo } = room
    const similar = { cityCode, bukkenType, excludeBukkenNo: bukkenNo, limit: SIMILAR }
    const { rooms } = await api.chintai.rooms({ ...similar, fields: 'light' }, options)
    return { bukkenNo, tenpoNo, rooms }
  },
  Card: RentalCard,
  paths,
})
