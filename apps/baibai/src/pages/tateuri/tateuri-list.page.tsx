import { pageOf } from '@sumai/content/articles-data'
import { BRAND } from '@sumai/domain/brand'
import { formatNumber } from '@sumai/format/number'
import {
  apiContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { Pager } from '@sumai/ui/pager'
import { crumbs, paths } from '../../paths.ts'
import css from './site-card.module.css'
import { toSite } from './site-card.tsx'
import { SiteGrid } from './site-grid.tsx'

const LIMIT = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(request)
  const { rooms, pagination } = await context
    .get(apiContext)
    .baibai.rooms(
      { bukkenType: ['tateuri'], page, limit: LIMIT, fields: 'light' },
      { signal: request.signal },
    )
  if (page > pagination.lastPage) throw httpError(404)
  return { sites: rooms.map(toSite), page, lastPage: pagination.lastPage, total: pagination.total }
}

type Data = Awaited<ReturnType<typeof loader>>

const hrefOf = (page: number) =>
  page === 1 ? paths.tateuriList : `${paths.tateuriList}?page=${page}`
const headingOf = ({ total }: Data) => `新築分譲住宅一覧 ${formatNumber(total)}件`

export const handle = {
  title: ({ data }) => headingOf(data) + (data.page > 1 ? `（${data.page}ページ目）` : ''),
  description:
    '販売中の新築分譲住宅の一覧です。区画ごとの販売状況、価格、完成予定をご覧いただけます。',
  heading: ({ data }) => headingOf(data),
  breadcrumbs: crumbs(['新築分譲住宅', paths.tateuri], '一覧'),
  canonical: ({ data }) => hrefOf(data.page),
} satisfies RouteHandle<Data>

export function Component() {
  const { sites, page, lastPage } = useLoaderData<typeof loader>()
  return (
    <Container>
      <div className={css.list}>
        {page === 1 && (
          <p>
            価格は、区画の広さと間取りで変わります。気になる分譲地を押すと、区画ごとの面積、価格、販売の状況と、現地の地図をご覧いただけます。見学は、前日までのご予約で平日も承ります。
          </p>
        )}
        {sites.length > 0 ? (
          <SiteGrid sites={sites} />
        ) : (
          <NothingYet heading="ただいま販売中の分譲地はありません" agency={BRAND}>
            これから販売する分譲地のご案内は、お電話で承ります。
          </NothingYet>
        )}
        <Pager page={page} lastPage={lastPage} hrefOf={hrefOf} />
      </div>
    </Container>
  )
}
