import type { Api, CallOptions } from '@sumai/api-client'
import type { Extra } from '@sumai/platform'

const SHOWN = 5

/** The questions that are read most, for a rail; none when the API is late. */
export async function popularQuestions(
  api: Api,
  extra: Extra,
  contentType: 'ekimaesan_chintai' | 'ekimaesan_baibai',
  options: CallOptions,
) {
  const answer = await extra(
    api.contents.list({ contentType, order: 'popular', limit: SHOWN }, options),
  )
  return (answer?.contents ?? []).map(({ contentId, title }) => ({ contentId, title }))
}
