import { AREAS } from '@sumai/domain/areas'
import {
  apiContext,
  Link,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { paths } from '../../paths.ts'
import css from './sitemap.module.css'
import { KINDS, PARTS } from './sitemap-parts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { cities } = await context.get(apiContext).cities.list({}, { signal: request.signal })
  return {
    areas: AREAS.map(({ areaNo, name }) => ({
      name,
      cities: cities
        .filter((city) => city.areaNo === areaNo)
        .map(({ cityCode, cityName, slug }) => ({ cityCode, cityName, slug })),
    })),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['sitemap'],
  title: 'サイトマップ',
  description:
    '賃貸サイトのすべてのページへの案内です。市区町村と物件の種類からもお探しいただけます。',
  heading: 'サイトマップ',
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: 'サイトマップ', to: null },
  ],
} satisfies RouteHandle<Data>

export function Component() {
  const { areas } = useLoaderData<typeof loader>()
  return (
    <Container>
      <div className={css.page}>
        <div className={css.parts}>
          {PARTS.map(({ heading, links }) => (
            <section key={heading} aria-label={heading}>
              <h2 className={css.heading}>{heading}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={css.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {areas.map(({ name, cities }) => (
          <section key={name} aria-label={name}>
            <h2 className={css.heading}>{name}</h2>
            <ul className={css.cities}>
              {cities.map(({ cityCode, cityName, slug }) => (
                <li key={cityCode} className={css.city}>
                  <Link to={paths.term(slug)} className={css.name}>
                    {cityName}
                  </Link>
                  <ul className={css.kinds}>
                    {KINDS.map(({ term, label }) => (
                      <li key={term}>
                        <Link
                          to={paths.kindInCity(slug, term)}
                          aria-label={`${cityName}の${label}`}
                          className={css.link}
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  )
}
