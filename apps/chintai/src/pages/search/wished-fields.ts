import { PRESENTATION_KEYS } from '@sumai/domain/search-url/conditions'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import { fieldsOf } from '@sumai/search/filter'

/** The part of the map that is looked at is no wish. */
const NOT_WISHED = [...PRESENTATION_KEYS, 'bounds', 'area']

/** What is searched for as fields of the request form: without how and where it is shown. */
export const wishedFields = (conditions: ChintaiConditions) =>
  fieldsOf(conditions).filter(([name]) => !NOT_WISHED.includes(name))
