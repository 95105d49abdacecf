import type { SearchScope } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { merged } from '@sumai/domain/search-url/merge'
import { labelOf } from './labels.ts'
import type { Understood } from './understand.ts'

/** What was understood, with the address of the search and of the same without each part. */
export function answerOf({ scope, conditions, said, rest }: Understood) {
  const address = (of: object) =>
    formatSearchUrl<SearchScope>(scope, { ...of, keyword: rest || undefined })
  return {
    conditions: conditions as Record<string, string | number | boolean | (string | number)[]>,
    chips: said.map((part) => ({
      text: part.text,
      label: labelOf(scope, part.says, part.text),
      path: address(
        merged(
          scope,
          said.filter((other) => other !== part).map(({ says }) => says),
        ),
      ),
    })),
    rest,
    path: address(conditions),
  }
}
