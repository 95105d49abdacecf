import { Picture } from '@sumai/ui/picture'
import { StatusChip } from '../../../components/status-chip.tsx'
import { factsOf, type Home, nameOf, priceOf } from '../../../listings/listing-words.ts'
import styles from './home-card.module.css'

type Props = { home: Home }

/** A home that somebody asks about. */
export function HomeCard({ home }: Props) {
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
      </div>
    </article>
  )
}
