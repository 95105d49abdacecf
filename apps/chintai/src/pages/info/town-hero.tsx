import { formatMedianRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { townDrawing } from '@sumai/format/pictures'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { Container } from '@sumai/ui/container'
import { Mascot } from '@sumai/ui/mascot'
import { usePageHead } from '@sumai/ui/use-page-head'
import type { TownData } from './town-data.ts'
import css from './town-hero.module.css'

type Props = {
  cityCode: string
  /** `null` when its numbers did not come. */
  town: TownData | null
  lead: string
}

/** The town as a drawing, with the guide in front of it, above breadcrumbs and heading. */
export function TownHero({ cityCode, town, lead }: Props) {
  const words = town && wordsOf(town)
  const { breadcrumbs, heading } = usePageHead()
  return (
    <>
      <div className={css.hero}>
        <img
          src={townDrawing(cityCode)}
          alt=""
          width={1440}
          height={420}
          fetchPriority="high"
          className={css.drawing}
        />
        {words && (
          <Container>
            <div className={css.guide}>
              <Mascot size="l" />
              <p className={css.words}>{words}</p>
            </div>
          </Container>
        )}
      </div>
      <Container>
        <div className={css.head}>
          <Breadcrumbs crumbs={breadcrumbs} />
          <h1>{heading}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
      </Container>
    </>
  )
}

/** What the mascot says of a town, from its numbers, in two sentences at most. */
function wordsOf({ name, count, rents }: TownData): string | null {
  const single = rents.find(({ layout }) => layout === '1K')
  const rent = single && `1Kの賃料は${formatMedianRent(single.median)}くらいです。`
  const rooms = count > 0 && `いま${formatNumber(count)}件の部屋を募集しています。`
  return rent || rooms ? `${name}へようこそ。${rent || rooms}` : null
}
