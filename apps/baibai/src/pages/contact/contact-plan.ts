import { contactPlan } from '@sumai/ui/contact-plan'
import { paths } from '../../paths.ts'

export const plan = contactPlan({
  site: 'baibai',
  path: paths.contact,
  thanks: paths.contactThanks,
  privacy: paths.privacy,
})
