import { propertyThanksRoute } from '@sumai/forms/property-thanks-route'
import { SaleCard } from '@sumai/listings/sale-card'
import { paths } from '../../paths.ts'

const SIMILAR = 4

export const { loader, handle, Component } = propertyThanksRoute({
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
