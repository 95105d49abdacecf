import type { DataStrategyFunction } from '@sumai/platform'
import { isMissingCode } from '@sumai/platform/router'

/**
 * A `dataStrategy` that calls `onMissing` when the code of a page, or code that its loader or
 * action imports, fails to load. It does not apply to prefetches.
 */
export const withMissingCodeHandler =
  (
    onMissing: (error: unknown) => Promise<never>,
    load: DataStrategyFunction,
  ): DataStrategyFunction =>
  async (args) => {
    const answers = await load(args)
    const missing = Object.values(answers).find(
      ({ type, result }) => type === 'error' && isMissingCode(result),
    )
    if (missing) await onMissing(missing.result)
    return answers
  }
