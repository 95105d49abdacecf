import { AreaChips } from '@sumai/content/area-chips'
import { pageOf } from '@sumai/content/articles-data'
import { areaAsked, townOfArea } from '@sumai/content/shops-of-area'
import { BRAND } from '@sumai/domain/brand'
import {
  apiContext,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ChipLine } from '@sumai/ui/chip-line'
import { Container } from '@sumai/ui/container'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { Pager } from '@sumai/ui/pager'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { crumbs, paths } from '../../paths.ts'
import css from './info.module.css'
import { INFO } from './info-site.ts'
import { TownCards } from './town-cards.tsx'
import { townGroups } from './town-groups.ts'

/** All guides there are, as a rule. */
const LIMIT = 100

export async function loader({ context, request }: LoaderFunctionArgs) {
  const area = areaAsked(request)
  const page = pageOf(request)
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const query = { contentType: INFO.contentType as 'info', tagId: area?.areaNo, page, limit: LIMIT }
  const [{ contents, pagination }, cities] = await Promise.all([
    api.contents.list(query, options),
    context.get(extraContext)(api.master.cities(options)),
  ])
  if (page > pagination.lastPage) throw httpError(404)
  return {
    area,
    groups: townGroups(contents, cities?.cities ?? []),
    page,
    lastPage: pagination.lastPage,
  }
}

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ area }: Data) => (area ? `${area.name}の街の情報` : INFO.heading)

export const handle = {
  title: ({ data }) => headingOf(data) + (data.page > 1 ? `（${data.page}ページ目）` : ''),
  description: INFO.description,
  heading: ({ data }) => headingOf(data),
  head: 'own',
  breadcrumbs: ({ data: { area } }) =>
    area ? crumbs([INFO.name, paths.infoList], area.name) : crumbs(INFO.name),
  canonical: ({ data }) => addressOf(data, data.page),
} satisfies RouteHandle<Data>

function addressOf({ area }: Data, page: number): string {
  const query = new URLSearchParams(area ? { area_no: String(area.areaNo) } : {})
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.infoList}?${query}` : paths.infoList
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <SubpageHead drawing={data.area ? townOfArea(data.area.areaNo) : INFO.town}>
        {INFO.description}
      </SubpageHead>
      <Container>
        <div className={css.page}>
          <ChipLine>
            <AreaChips current={data.area} allTo={paths.infoList} to={paths.infoOfArea} />
          </ChipLine>
          {data.groups.length > 0 ? (
            <div className={css.groups}>
              <p className={css.note}>1Kと2LDKは、管理費を含まない賃料の中央値です。</p>
              {data.groups.map(({ name, towns }) => (
                <details key={name} open>
                  <summary className={css.area}>
                    <h2>{name}</h2>
                    {towns.length}の街
                    <ChevronDownIcon size="s" />
                  </summary>
                  <TownCards towns={towns} />
                </details>
              ))}
            </div>
          ) : (
            <NothingYet heading="街の情報はまだありません" agency={BRAND}>
              街の暮らしのことは、地域に詳しい担当者がお電話でもお答えします。
            </NothingYet>
          )}
          <Pager
            page={data.page}
            lastPage={data.lastPage}
            hrefOf={(page) => addressOf(data, page)}
          />
        </div>
      </Container>
    </>
  )
}
