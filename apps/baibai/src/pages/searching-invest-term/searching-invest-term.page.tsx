import { conditionsOfForm, hrefOfForm } from '@sumai/domain/search-url/form'
import { toQuery } from '@sumai/domain/search-url/to-query'
import {
  apiContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { SearchingForm } from '@sumai/ui/searching-form'
import { INVEST_FACETS, investGroups } from '../../components/invest-groups.ts'
import { paths } from '../../paths.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const conditions = conditionsOfForm('invest', new URL(request.url).searchParams)
  if (!conditions) throw httpError(400)
  const { pagination, facets } = await context.get(apiContext).baibai.rooms(
    {
      ...toQuery('invest', conditions),
      fields: 'light',
      limit: 1,
      withFacets: INVEST_FACETS.join(),
    },
    { signal: request.signal },
  )
  return { conditions, total: pagination.total, facets: facets ?? {} }
}

const TITLE = '条件から探す（投資用）'

export const handle = {
  chunks: ['searching-invest-term'],
  title: TITLE,
  description:
    '利回り・価格・構造・築年数などの条件を組み合わせて投資用物件を探せます。選ぶたびに件数がわかります。',
  breadcrumbs: () => [
    { label: 'トップ', to: paths.top },
    { label: '投資用物件', to: paths.investment },
    { label: '条件から探す', to: null },
  ],
  robots: ({ url }) => (url.search === '' ? 'index,follow' : 'noindex,follow'),
} satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

export function Component() {
  const { conditions, facets, total } = useLoaderData<typeof loader>()
  return (
    <SearchingForm
      lead="条件を選ぶと、あてはまる件数がその場で変わります。"
      groups={investGroups(conditions, facets)}
      conditions={conditions}
      total={total}
      action={paths.investments()}
      hrefOf={(fields) => hrefOfForm('invest', fields)}
    />
  )
}
