import { propertyThanksRoute } from '@sumai/forms/property-thanks-route'
import { SaleCard } from '@sumai/listings/sale-card'
import { paths } from '../../paths.ts'

const SIMILAR = 4

export const { loader, handle, Component } = propertyThanksRoute({
  site: 'baibai',
  word: '物件',
  async askedAbout(api, bukkenNo, options) {
    // From a list, because a home that is read by itself counts as viewed.
    const asked = await api.baibai.rooms({ bukkenNo: [bukkenNo], fields: 'light' }, options)
    const [room] = asked.rooms
    if (!room) return null
    const { cityCode, bukkenType, tenpoNo } = room
    const similar = { cityCode, bukkenType, excludeBukkenNo: bukkenNo, limit: SIMILAR }
    const { rooms } = await api.baibai.rooms({ ...similar, fields: 'light' }, options)
    return { bukkenNo, tenpoNo, rooms }
  },
  Card: SaleCard,
  paths,
})
