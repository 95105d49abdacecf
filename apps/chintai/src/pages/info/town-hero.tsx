import { townDrawing } from '@sumai/format/pictures'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { Container } from '@sumai/ui/container'
import { Mascot } from '@sumai/ui/mascot'
import { usePageHead } from '@sumai/ui/use-page-head'
import css from './town-hero.module.css'

type Props = {
  cityCode: string
  /** What the mascot says, in two sentences at most. */
  words: string | null
  lead: string
}

/** The town as a drawing, with the guide in front of it, above breadcrumbs and heading. */
export function TownHero({ cityCode, words, lead }: Props) {
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
