import { BUKKEN_NO } from '../bukken-no.ts'
import { idsField } from './choice-fields.ts'
import { message } from './messages.ts'

/**
 * The listings a visitor asks about: at most ten, by number. Whether they exist and are still open
 * only the API knows.
 */
export const bukkenField = (options: { label: string; required?: boolean }) =>
  idsField('hiddens', {
    ...options,
    max: 10,
    tooMany: message('bukken_max'),
    pattern: BUKKEN_NO,
    unknown: message('bukken_not_found'),
  })
