import { requestForm } from '@sumai/domain/forms/request'
import { formPlan } from '@sumai/forms/form-plan'
import { paths } from '../../paths.ts'
import { conditionsOf } from './conditions.ts'
import { steps } from './request-steps.ts'

export const plan = formPlan({
  form: requestForm,
  site: 'chintai',
  path: paths.request,
  thanks: paths.requestThanks,
  privacy: paths.privacy,
  steps,
  remember: (values) => ({ conditions: conditionsOf(values).toString() }),
})
