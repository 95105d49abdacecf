import type { Limit, Limiter } from '../../limits/limit.ts'
import type { Rates } from '../../limits/rates.ts'

const TEN_MINUTES = 600
const DAY = 86_400
/** Codes of a day, for each that one address may be sent in ten minutes. */
const IN_A_DAY = 4

/**
 * Limits of signing in. With five tries for each code, somebody's codes of a day are guessed once in
 * ten thousand days. Addresses that nobody has are counted as all others.
 */
export function signInLimits(limiter: Limiter, { signIns, signInsOfMailbox }: Rates) {
  const limit = (name: string, max: number, seconds = TEN_MINUTES): Limit => ({
    ...{ name: `sign-in ${name}`, max, seconds },
  })
  const address = limit('address', signIns)
  const mailbox = limit('mailbox', signInsOfMailbox)
  const day = limit('day', signInsOfMailbox * IN_A_DAY, DAY)

  async function count(one: Limit, who: string): Promise<void> {
    if (one.max > 0 && (await limiter.add(one, who, 1)) > one.max) throw limiter.refusal(one)
  }

  return {
    /** Anything that has to do with signing in. Throws a 429. */
    tried: (from: string) => count(address, from),

    /** A code that is to be mailed. */
    async asked(email: string): Promise<void> {
      const who = email.trim().toLowerCase()
      await count(mailbox, who)
      await count(day, who)
    },
  }
}
