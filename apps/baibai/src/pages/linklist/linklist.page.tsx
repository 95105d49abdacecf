import { OutsideLink, OutsideNote } from '@sumai/content/outside-link'
import { popularQuestions } from '@sumai/content/popular-questions'
import { RailShop } from '@sumai/content/rail-shop'
import { railShop } from '@sumai/content/rail-shop-data'
import { SHOP_KIND } from '@sumai/domain/kinds'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { RailLinks } from '@sumai/ui/rail-links'
import { Subpage } from '@sumai/ui/subpage'
import { crumbs, paths } from '../../paths.ts'
import css from './linklist.module.css'
import { LINKS } from './links.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const services = servicesOf(context)
  const { api, extra } = services
  const options = { signal: request.signal }
  const [questions, beside] = await Promise.all([
    popularQuestions(api, extra, 'ekimaesan_baibai', options),
    railShop(services, { cbFlg: SHOP_KIND.baibai }, options),
  ])
  return { questions, beside }
}

export const handle = {
  title: 'リンク集',
  description:
    '登記、税金、住宅ローン、ハザードマップなど、家の売買に役立つ公的な窓口のリンク集です。',
  head: 'own',
  breadcrumbs: crumbs('リンク集'),
} satisfies RouteHandle

export function Component() {
  const { questions, beside } = useLoaderData<typeof loader>()
  return (
    <Subpage
      town="40212"
      meta={handle.description}
      rail={
        <>
          <RailLinks
            heading="よく読まれている質問"
            links={questions.map(({ contentId, title }) => ({
              to: paths.question(contentId),
              label: title,
            }))}
          />
          <RailShop {...beside} paths={{ ...paths, visit: paths.reservationAt }} />
        </>
      }
    >
      {LINKS.map(({ heading, about, links }) => (
        <section key={heading} aria-label={heading} className={css.part}>
          <h2 className={css.heading}>{heading}</h2>
          <p>{about}</p>
          <ul className={css.list}>
            {links.map((link) => (
              <li key={link.url} className={css.item}>
                <OutsideLink {...link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <OutsideNote />
    </Subpage>
  )
}
