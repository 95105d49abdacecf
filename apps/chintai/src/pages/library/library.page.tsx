import { formatNumber } from '@sumai/format/number'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { PageStack } from '@sumai/ui/page-stack'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { crumbs, paths } from '../../paths.ts'
import { BuildingCards } from './building-cards.tsx'
import { BuildingSearch } from './building-search.tsx'
import { CityCounts } from './city-counts.tsx'
import { KanaIndex } from './kana-index.tsx'
import css from './library.module.css'
import { readLibrary, readNewlyFree } from './library-data.ts'
import { NoBuildings } from './no-buildings.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const [library, newlyFree] = await Promise.all([
    readLibrary(api, options),
    context.get(extraContext)(readNewlyFree(api, options)),
  ])
  return { ...library, newlyFree: newlyFree ?? [] }
}

export const handle = {
  title: '物件ライブラリー',
  description: ({ data: { total } }) =>
    `当社がご案内してきた賃貸の建物${formatNumber(total)}棟の資料室です。市区町村、建物名の読み、住所や駅名からお探しいただけます。`,
  head: 'own',
  breadcrumbs: crumbs('物件ライブラリー'),
} satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

/** Every building we know, whether or not a room is free. */
export function Component() {
  const { areas, total, newlyFree } = useLoaderData<typeof loader>()
  if (total === 0) return <NoBuildings />
  return (
    <>
      <SubpageHead drawing="40210">
        <p>
          これまでにご案内した賃貸の建物<b>{formatNumber(total)}</b>
          棟の資料室です。満室の建物も、間取りや設備、まわりの様子をご覧いただけます。
        </p>
      </SubpageHead>
      <Container>
        <PageStack gap={40}>
          <div className={css.finder}>
            <BuildingSearch />
            <KanaIndex hrefOf={(kana) => (kana ? paths.buildingsByKana(kana) : paths.buildings)} />
          </div>
          {newlyFree.length > 0 && (
            <section aria-labelledby="newly-free" className={css.part}>
              <h2 id="newly-free" className={css.heading}>
                新しく募集が始まった建物
              </h2>
              <BuildingCards buildings={newlyFree} heading="h3" />
            </section>
          )}
          <CityCounts areas={areas} />
        </PageStack>
      </Container>
    </>
  )
}
