import { SCHOOL_KIND } from '@sumai/domain/kinds'
import {
  apiContext,
  extraContext,
  type FooterLists,
  type LoaderFunctionArgs,
  type RootData,
  type ShouldRevalidateFunctionArgs,
} from '@sumai/platform'
import type { FooterAnswers } from './footer-lists.ts'

type Options = {
  /** `cb_flg` of the site's shops. */
  shopKind: 1 | 2
  /** Loaded late, because pages from the server have the lists already. */
  lists: () => Promise<(answers: FooterAnswers) => FooterLists>
}

/** The loader of a remote's root route: the lists of its footer. */
export function rootLoader({ shopKind, lists }: Options) {
  let last: { answers: FooterAnswers; footer: FooterLists } | undefined
  return async ({ context, request }: LoaderFunctionArgs): Promise<RootData> => {
    const api = context.get(apiContext)
    const options = { signal: request.signal }
    const load = async () => {
      const [{ cities }, { stations }, { schools }, shops] = await Promise.all([
        api.master.cities(options),
        api.master.stations(options),
        api.master.schools({ shisetsuType: SCHOOL_KIND.university }, options),
        api.shops.list({ cbFlg: shopKind }, options),
      ])
      const answers = { cities, lines: stations, schools, shops }
      // The same answers give the same object, so that the server renders its footer once.
      if (!last || !isSame(last.answers, answers)) {
        last = { answers, footer: (await lists())(answers) }
      }
      return last.footer
    }
    return { footer: await context.get(extraContext)(load()) }
  }
}

const isSame = (one: FooterAnswers, other: FooterAnswers) =>
  (Object.keys(one) as (keyof FooterAnswers)[]).every((key) => one[key] === other[key])

/** Master data is loaded once per visit, and again when it was late the first time. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href
