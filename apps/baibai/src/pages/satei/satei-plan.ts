import { sateiForm } from '@sumai/domain/forms/satei'
import { formPlan } from '@sumai/forms/form-plan'
import { paths } from '../../paths.ts'
import { steps } from './satei-steps.ts'

export const plan = formPlan({
  form: sateiForm,
  site: 'baibai',
  path: paths.satei,
  thanks: paths.sateiThanks,
  privacy: paths.privacy,
  steps,
})
