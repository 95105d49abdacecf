import { propertyContent } from '@sumai/forms/property-content'
import { rentalTargets } from '@sumai/forms/rental-targets'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = propertyContent({
  site: 'chintai',
  heading: '物件お問い合わせ',
  targetsOf: rentalTargets(paths.room),
  paths,
})
