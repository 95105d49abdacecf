import { BUKKEN_NO } from '../bukken-no.ts'
import { idsField } from './choice-fields.ts'
import { message } from './messages.ts'

/**
 * The numbers of the listings a visitor asks about, at most ten. Only the API can check that they
 * exist and are still on offer.
 */
export const bukkenField = (options: { label: string; required?: boolean }) =>
  idsField('hiddens', {
    ...options,
    max: 10,
    tooMany: message('bukken_max'),
    pattern: BUKKEN_NO,
    unknown: message('bukken_not_found'),
  })
