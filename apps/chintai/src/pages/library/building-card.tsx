import { unbroken } from '@sumai/format/unbroken'
import { DottedFacts } from '@sumai/listings/dotted-facts'
import { RowPlace } from '@sumai/listings/row-place'
import { Badge } from '@sumai/ui/badge'
import { CoverLink } from '@sumai/ui/cover-link'
import { Picture } from '@sumai/ui/picture'
import { paths } from '../../paths.ts'
import css from './building-card.module.css'
import type { BuildingLine } from './building-line.ts'

type Props = {
  building: BuildingLine
  heading: 'h2' | 'h3'
  /** Its picture is seen first. */
  priority?: boolean
}

/** A building of the library, free rooms or not. */
export function BuildingCard({ building, heading: Heading, priority }: Props) {
  const { name, photo, facts, emptyCount, rents } = building
  return (
    <article className={css.card}>
      <div className={css.photo}>
        {photo && (
          <Picture
            photo={photo}
            alt=""
            ratio="4:3"
            sizes="(min-width: 1024px) 384px, (min-width: 600px) 46vw, 112px"
            priority={priority}
          />
        )}
      </div>
      <div className={css.body}>
        <Heading className={css.title}>
          <CoverLink to={paths.building(building)} className={css.link}>
            {unbroken(name)}
          </CoverLink>
        </Heading>
        <p className={css.facts}>
          <DottedFacts facts={facts} />
        </p>
        <RowPlace kotsu={building.kotsu} address={building.addressDisp} />
        <p className={css.rooms}>
          {rents ? (
            <>
              <b className={css.rents}>{rents}</b>
              <Badge tone="ok">募集中 {emptyCount}室</Badge>
            </>
          ) : (
            <Badge tone="line">現在空室はありません</Badge>
          )}
        </p>
      </div>
    </article>
  )
}
