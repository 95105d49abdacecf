import { propertyContent } from '@sumai/forms/property-content'
import { saleTargets } from '@sumai/forms/sale-targets'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = propertyContent({
  site: 'baibai',
  heading: '物件お問い合わせ（売買）',
  targetsOf: saleTargets(paths.room),
  paths,
})
