import { createHash } from 'node:crypto'
import type { Limit, Limiter } from '../../limits/limit.ts'
import type { Rates } from '../../limits/rates.ts'
import type { StoredInquiry } from './inquiries.repository.ts'

const TEN_MINUTES = 600
const DAY = 86_400
/** Tries for each enquiry that may be sent: a form comes back with errors, or a slot is taken. */
const TRIES = 4
/** Of the enquiries of an address, one in three may have the same long text. */
const SAME_TEXT = 3
/** Letters from which on two texts are not the same by chance. */
const LONG_TEXT = 40

type Counted = [limit: Limit, who: string | undefined]

/**
 * Limits of enquiries (decision 0025). An office full of people behind one address differs in
 * e-mail addresses and words; a program that floods repeats itself, or is far above the ceiling of
 * its address.
 */
export function inquiryLimits(limiter: Limiter, rates: Rates) {
  const { inquiriesPer10Minutes: most, inquiriesPerDay, inquiriesAlike } = rates
  const limit = (name: string, max: number, seconds = TEN_MINUTES): Limit => ({
    name: `inquiry ${name}`,
    max,
    seconds,
  })
  const tries = limit('tries', most * TRIES)
  const mailbox = limit('mailbox', inquiriesAlike)
  const content = limit('content', inquiriesAlike)
  const text = limit('text', Math.ceil(most / SAME_TEXT))
  const address = limit('address', most)
  const day = limit('day', inquiriesPerDay, DAY)

  const isOver = async (one: Limit, who: string) => (await limiter.add(one, who, 1)) > one.max

  return {
    /** Before anything else is done: also counts what will be refused. Throws a 429. */
    async tried(from: string): Promise<void> {
      if (tries.max > 0 && (await isOver(tries, from))) throw limiter.refusal(tries)
    },

    /**
     * Counts an enquiry that is to be stored, or throws a 429. Resolves to a function that takes the
     * count back when it was not stored after all.
     */
    async counted(inquiry: StoredInquiry, from: string): Promise<() => Promise<void>> {
      const all: Counted[] = [
        [mailbox, mailboxOf(inquiry)],
        [content, contentOf(inquiry)],
        [text, textOf(inquiry)],
        [address, from],
        [day, from],
      ]
      const taken: [Limit, string][] = []
      const giveBack = async () => {
        for (const [one, who] of taken) await limiter.add(one, who, -1)
      }
      for (const [one, who] of all) {
        if (one.max === 0 || who === undefined) continue
        if (await isOver(one, who)) {
          await giveBack()
          throw limiter.refusal(one)
        }
        taken.push([one, who])
      }
      return giveBack
    },
  }
}

/** The mailbox of an address: `taro+1@` is that of `taro@`. */
const mailboxOf = ({ email, tel }: StoredInquiry) =>
  email?.toLowerCase().replace(/\+[^@]*@/, '@') ?? tel ?? undefined

/** Who writes and what, without the ways to reach them; nothing when nobody is named. */
function contentOf({ name, body, form, tmNo, details, recipients }: StoredInquiry) {
  if (!name) return undefined
  const about = recipients.map(({ shop, bukkenNo }) => [shop?.tenpoNo, bukkenNo])
  return hash(letters(JSON.stringify([form, name, body, tmNo, details, about])))
}

function textOf({ body }: StoredInquiry) {
  const text = letters(body ?? '')
  return [...text].length < LONG_TEXT ? undefined : hash(text)
}

/** Without what is easily varied: width, case, spaces and signs. */
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
