import { SHOP_KIND } from '@sumai/domain/constants'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  type ShouldRevalidateFunctionArgs,
} from '@sumai/platform'
import type { FooterData } from '@sumai/ui/footer-data'

/** `shisetsu_type` of the universities and colleges, by which the footer leads to rooms. */
const UNIVERSITY = 1

/** What the shell's frame shows around every rental page. */
export type RootData = { footer: FooterData | null }

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const master = Promise.all([
    api.master.cities(options),
    api.master.stations(options),
    api.master.schools({ shisetsuType: UNIVERSITY }, options),
    api.shops.list({ cbFlg: SHOP_KIND.chintai }, options),
  ])
  const footer = master.then(async ([{ cities }, { stations }, { schools }, shops]) => {
    // The server's pages carry the lists already: only a visitor of the other site needs this code.
    const { toFooterData } = await import(
      /* webpackChunkName: "footer-data" */ '@sumai/ui/footer-data'
    )
    return toFooterData({ site: 'chintai', cities, lines: stations, schools, shops })
  })
  return { footer: await context.get(extraContext)(footer) }
}

export const handle = { layout: 'default' } satisfies RouteHandle<RootData>

/** Master data is read once a visit, and again when the shell asks for what was left out. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href
