import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  type ShouldRevalidateFunctionArgs,
} from '@sumai/platform'
import type { FooterData } from '@sumai/ui/footer-data'

/** `shisetsu_type` of the universities, by which the footer leads to homes. */
const UNIVERSITY = 1

/** What the shell's frame shows around every sales page. */
type RootData = { footer: FooterData | null }

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const master = Promise.all([
    api.master.cities(options),
    api.master.stations(options),
    api.master.schools({ shisetsuType: UNIVERSITY }, options),
    api.shops.list({ cbFlg: 1 }, options),
  ])
  const footer = master.then(async ([{ cities }, { stations }, { schools }, shops]) => {
    // The server's pages carry the lists already: only a visitor of the other site needs this code.
    const { toFooterData } = await import(
      /* webpackChunkName: "footer-data" */ '@sumai/ui/footer-data'
    )
    return toFooterData({ site: 'baibai', cities, lines: stations, schools, shops })
  })
  return { footer: await context.get(extraContext)(footer) }
}

export const handle = { layout: 'baibai' } satisfies RouteHandle<RootData>

/** Master data is read once a visit, and again when the shell asks for what was left out. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href
