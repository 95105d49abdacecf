import { BRAND } from '@sumai/domain/brand'
import { Container } from '@sumai/ui/container'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { PageStack } from '@sumai/ui/page-stack'
import { SegmentedLinks } from '@sumai/ui/segmented'
import { SubpageHead } from '@sumai/ui/subpage-head'
import type { ReactNode } from 'react'
import { AreaChips } from './area-chips.tsx'
import { ShopsOnMap } from './on-map/shops-on-map.tsx'
import { ShopTiles } from './shop-tiles.tsx'
import { type shopsOfArea, townOfArea } from './shops-of-area.ts'

type Props = {
  data: ReturnType<typeof shopsOfArea> & {
    isMap: boolean
    /** ISO 8601 */
    renderedAt: string
  }
  to: {
    all: string
    ofArea: (areaNo: number) => string
    shop: (tenpoNo: string) => string
    visit: (tenpoNo: string) => string
  }
  gap?: 32
  /** What the shops do for visitors. */
  children: ReactNode
  /** What is done by telephone while there is no shop. */
  byPhone: string
  below?: ReactNode
}

/** The same shops on a map. */
const onMap = (path: string) => `${path}${path.includes('?') ? '&' : '?'}view=map`

/** The shops of a site, or of one of its areas, as cards or on a map. */
export function ShopsPage({ data, to, gap, children, byPhone, below }: Props) {
  const { area, counts, total, shops, isMap, renderedAt } = data
  const inView = (path: string) => (isMap ? onMap(path) : path)
  const here = area ? to.ofArea(area.areaNo) : to.all
  const tiles = { shops, renderedAt, shopTo: to.shop, visitTo: to.visit }
  const areas = (
    <AreaChips
      current={area}
      allTo={inView(to.all)}
      to={(areaNo) => inView(to.ofArea(areaNo))}
      {...{ counts, total }}
    />
  )
  const views = (
    <SegmentedLinks
      label="表示方法"
      links={[
        { to: here, label: '一覧', current: !isMap },
        { to: onMap(here), label: '地図', current: isMap },
      ]}
    />
  )
  if (isMap && shops.length > 0) return <ShopsOnMap {...tiles} {...{ areas, views }} />
  const tools = (
    <>
      {areas}
      {views}
    </>
  )
  return (
    <>
      <SubpageHead drawing={townOfArea(area?.areaNo)}>{total > 0 && children}</SubpageHead>
      <Container>
        <PageStack {...(gap && { gap })}>
          {total > 0 ? (
            <ShopTiles
              {...tiles}
              tools={tools}
              isByArea={!area}
              mapTo={(areaNo) => onMap(to.ofArea(areaNo))}
            />
          ) : (
            <NothingYet heading="店舗のご案内を準備しています" agency={BRAND}>
              {byPhone}
            </NothingYet>
          )}
        </PageStack>
        {below}
      </Container>
    </>
  )
}
