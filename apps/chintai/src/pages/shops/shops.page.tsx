import { toShopTile } from '@sumai/content/shop-tile'
import { ShopTiles } from '@sumai/content/shop-tiles'
import { AREAS } from '@sumai/domain/areas'
import { BRAND } from '@sumai/domain/brand'
import { SHOP_KIND } from '@sumai/domain/constants'
import { PinMap } from '@sumai/listings/pin-map'
import {
  apiContext,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { LinkChips } from '@sumai/ui/link-chips'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { SegmentedLinks } from '@sumai/ui/segmented'
import { ContactBar } from '../../components/contact-bar.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './shops.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('area_no')
  const isMap = searchParams.get('view') === 'map'
  const area = asked === null ? null : AREAS.find(({ areaNo }) => String(areaNo) === asked)
  if (area === undefined) throw httpError(400)
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const [all, lines] = await Promise.all([
    api.shops.list({ cbFlg: SHOP_KIND.chintai }, options),
    isMap ? context.get(extraContext)(api.master.stations(options)) : null,
  ])
  const countOf = (areaNo: number) => all.filter((shop) => shop.areaNo === areaNo).length
  return {
    area: area && { areaNo: area.areaNo, name: area.name },
    areas: AREAS.map(({ areaNo, short }) => ({ areaNo, name: short, count: countOf(areaNo) })),
    total: all.length,
    shops: all.filter(({ areaNo }) => !area || areaNo === area.areaNo).map(toShopTile),
    /** Railways on the map; `null` in the list. */
    lines: isMap
      ? (lines?.stations ?? []).map(({ lineName, stations }) => ({
          lineName,
          stations: stations.map(({ ekiName, lat, lng }) => ({ ekiName, lat, lng })),
        }))
      : null,
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ area }: Data) => (area ? `${area.name}の店舗一覧` : '店舗一覧')

export const handle = {
  title: ({ data }) => headingOf(data),
  description: ({ data }) =>
    `${headingOf(data)}（${data.shops.length}店舗）。営業時間・定休日・道順と、本日の営業状況をご案内します。来店予約もこちらから。`,
  heading: ({ data }) => headingOf(data),
  breadcrumbs: ({ data: { area } }) =>
    area
      ? crumbs(['会社概要', paths.company], ['店舗一覧', paths.shops], area.name)
      : crumbs(['会社概要', paths.company], '店舗一覧'),
  canonical: ({ data: { area } }) => (area ? paths.shopsOf(area.areaNo) : paths.shops),
} satisfies RouteHandle<Data>

/** The same shops on a map. */
const onMap = (path: string) => `${path}${path.includes('?') ? '&' : '?'}view=map`

export function Component() {
  const { area, areas, total, shops, lines, renderedAt } = useLoaderData<typeof loader>()
  const inView = (path: string) => (lines ? onMap(path) : path)
  const here = area ? paths.shopsOf(area.areaNo) : paths.shops
  if (total === 0) return <NoShops />
  return (
    <Container>
      <div className={css.page}>
        <LinkChips
          label="エリア"
          links={[
            { to: inView(paths.shops), label: 'すべて', count: total, current: area === null },
            ...areas.map(({ areaNo, name, count }) => ({
              to: inView(paths.shopsOf(areaNo)),
              label: name,
              count,
              current: areaNo === area?.areaNo,
            })),
          ]}
        />
        <div>
          <SegmentedLinks
            label="表示方法"
            links={[
              { to: here, label: '一覧', current: !lines },
              { to: onMap(here), label: '地図', current: lines !== null },
            ]}
          />
        </div>
        {lines && shops.length > 0 && (
          <PinMap
            title={`${shops.length}店舗の位置`}
            pins={shops.map(({ tenpoNo, tenpoName, lat, lng }) => ({
              name: tenpoName,
              to: `#shop-${tenpoNo}`,
              lat,
              lng,
            }))}
            lines={lines}
            plain
            note="位置を示す略図です。番号を押すと、下の店舗のご案内に移動します。"
          />
        )}
        <ShopTiles
          numbered={lines !== null}
          shops={shops}
          shopTo={paths.shop}
          visitTo={paths.visitShop}
          renderedAt={renderedAt}
        />
      </div>
      <ContactBar />
    </Container>
  )
}

const NoShops = () => (
  <Container>
    <div className={css.page}>
      <NothingYet heading="店舗のご案内を準備しています" agency={BRAND}>
        お部屋探しのご相談は、お電話で承ります。
      </NothingYet>
    </div>
    <ContactBar />
  </Container>
)
