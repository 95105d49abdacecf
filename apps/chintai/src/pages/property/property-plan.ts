import { propertyPlan } from '@sumai/forms/property-plan'
import { paths } from '../../paths.ts'

export const plan = propertyPlan({
  site: 'chintai',
  path: paths.propertyForm,
  thanks: paths.propertyThanks,
  privacy: paths.privacy,
})
