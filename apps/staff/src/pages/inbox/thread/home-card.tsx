import { ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import { ExternalIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { StatusChip } from '../../../components/status-chip.tsx'
import { factsOf, type Home, nameOf, priceOf } from '../../../listings/listing-words.ts'
import { toListing } from '../../../paths.ts'
import type { Site } from '../../listings/site.ts'
import styles from './home-card.module.css'

type Props = { site: Site; home: Home }

/** A home that somebody asks about. */
export function HomeCard({ site, home }: Props) {
  const [photo] = home.photos
  return (
    <article className={styles.card}>
      {photo && <Picture photo={photo} alt="" sizes="270px" ratio="16:9" />}
      <div className={styles.text}>
        <p className={styles.state}>
          <StatusChip status={home.boshuStatus} />
          {home.bukkenNo}
        </p>
        <h4>{nameOf(home)}</h4>
        <p>
          <b className={styles.price}>{priceOf(home)}</b>
        </p>
        <p>{factsOf(home)}</p>
        <p className={styles.ways}>
          <ButtonAnchor
            size="s"
            variant="outline"
            // What is public is shown as visitors see it.
            href={`/api/v1/${site}/rooms/${home.bukkenNo}/preview`}
            target="_blank"
            rel="noopener"
          >
            <ExternalIcon />
            公開ページ
            <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>
          </ButtonAnchor>
          <ButtonLink size="s" variant="quiet" to={toListing(site, home.bukkenNo)}>
            編集する
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}
