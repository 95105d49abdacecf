import { CONTENT_CALLS } from './content.ts'
import { DESK_CALLS } from './desk.ts'
import { LISTING_CALLS } from './listings.ts'
import { PEOPLE_CALLS } from './people.ts'
import { VISITOR_CALLS } from './visitors.ts'

/**
 * Every call of the OpenAPI document, but for reads that need no parameter and no token: those are
 * found there by themselves.
 */
export const CALLS = [
  ...LISTING_CALLS,
  ...CONTENT_CALLS,
  ...PEOPLE_CALLS,
  ...DESK_CALLS,
  ...VISITOR_CALLS,
]
