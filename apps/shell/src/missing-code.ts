import { type DataStrategyFunction, isMissingCode } from '@sumai/platform'

/**
 * A router's `dataStrategy` that calls `onMissing` when code cannot be had: that of a page, or what
 * its loader or action fetches. A prefetch does not come by here, and may fail.
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
