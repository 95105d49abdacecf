import { AreaChips } from '@sumai/content/area-chips'
import { MANY } from '@sumai/content/articles-data'
import { areaAsked, townOfArea } from '@sumai/content/shops-of-area'
import { AREAS } from '@sumai/domain/areas'
import { BRAND } from '@sumai/domain/brand'
import { formatNumber } from '@sumai/format/number'
import { PinnedMap } from '@sumai/map/pinned-map'
import {
  apiContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { crumbs, paths } from '../../paths.ts'
import { SiteGrid } from './site-grid.tsx'
import { toSite } from './site-line.ts'
import { SiteNames, toCard } from './site-names.tsx'
import css from './tateuri.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const area = areaAsked(request)
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const [{ rooms }, { cities }] = await Promise.all([
    api.baibai.rooms(
      { bukkenType: ['tateuri'], order: 'new', limit: MANY, fields: 'light' },
      options,
    ),
    api.master.cities(options),
  ])
  const areaOf = new Map(cities.map(({ cityCode, areaNo }) => [cityCode, areaNo]))
  const all = rooms.map(toSite)
  const inArea = (areaNo: number) => all.filter(({ cityCode }) => areaOf.get(cityCode) === areaNo)
  return {
    area,
    counts: Object.fromEntries(AREAS.map(({ areaNo }) => [areaNo, inArea(areaNo).length])),
    total: all.length,
    sites: area ? inArea(area.areaNo) : all,
  }
}

/** On a phone the picture is cut, so that the first site is near. */
const SEEN = { small: { width: 390, height: 240 } }

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ area, sites }: Data) =>
  `${area ? `${area.name}の` : ''}新築分譲住宅一覧 ${formatNumber(sites.length)}件`

export const handle = {
  title: ({ data }) => headingOf(data),
  description:
    '販売中の新築分譲住宅の一覧です。区画ごとの販売状況、価格、完成予定をご覧いただけます。',
  head: 'own',
  breadcrumbs: crumbs(['新築分譲住宅', paths.tateuri], '一覧'),
  canonical: paths.tateuriList,
} satisfies RouteHandle<Data>

export function Component() {
  const { area, counts, total, sites } = useLoaderData<typeof loader>()
  return (
    <>
      <SubpageHead drawing={townOfArea(area?.areaNo)}>
        価格は、区画の広さと間取りで変わります。分譲地を押すと、区画ごとの面積、価格、販売の状況と地図をご覧いただけます。見学は、前日までのご予約で平日も承ります。
      </SubpageHead>
      <Container>
        <div className={css.list}>
          <div className={css.choices}>
            <AreaChips
              current={area}
              allTo={paths.tateuriList}
              to={paths.tateuriOfArea}
              {...{ counts, total }}
            />
            <ButtonLink to={paths.kind('tateuri')} variant="outline">
              条件を選んで探す
            </ButtonLink>
          </div>
          {sites.length > 0 ? (
            <>
              <div className={css.overview}>
                <figure>
                  <div className={css.map}>
                    <PinnedMap
                      title={`${sites.length}件の分譲地の位置`}
                      seen={SEEN}
                      pins={sites.map((site) => ({
                        ...site.at,
                        name: site.name,
                        to: toCard(site),
                      }))}
                    />
                  </div>
                  <figcaption className={css.note}>
                    番号は一覧の順です。押すと、その分譲地へ移ります。
                  </figcaption>
                </figure>
                <div className={css.names}>
                  <SiteNames sites={sites} />
                </div>
                <details className={css.fold}>
                  <summary>
                    番号と分譲地の名前
                    <ChevronDownIcon />
                  </summary>
                  <SiteNames sites={sites} />
                </details>
              </div>
              <SiteGrid sites={sites} isNumbered />
            </>
          ) : (
            <NothingYet heading="ただいま販売中の分譲地はありません" agency={BRAND}>
              これから販売する分譲地のご案内は、お電話で承ります。
            </NothingYet>
          )}
        </div>
      </Container>
    </>
  )
}
