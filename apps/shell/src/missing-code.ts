import { type DataStrategyFunction, isMissingCode } from '@sumai/platform'

/**
 * A router's `dataStrategy` that has somebody to turn to when code cannot be had: that of a page, or
 * what its loader or action fetches. Only a navigation needs it; what is fetched ahead may fail.
 */
export const turningTo =
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
