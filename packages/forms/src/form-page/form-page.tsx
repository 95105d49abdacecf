import { late } from '@sumai/platform'

/** A form, with its code in a file that all forms share. */
export const FormPage = late(() => import(/* webpackChunkName: "form" */ './form-body.late.tsx'))(
  'FormBody',
)
