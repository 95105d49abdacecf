import { FAVOURITES_MAX } from '@sumai/shared-state'

/** The query for saved listings: those that have ended within thirty days are told as well. */
export const savedQuery = (numbers: readonly string[]) =>
  ({
    bukken_no: numbers,
    is_include_all: true,
    fields: 'light',
    limit: FAVOURITES_MAX,
  }) as const
