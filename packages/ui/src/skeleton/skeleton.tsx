import { CardGrid } from '../card-grid/card-grid.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './skeleton.module.css'

type Props = { cards: number }

/** A placeholder with the exact size of cards. Show it only after 200 ms. */
export function CardGridSkeleton({ cards }: Props) {
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>物件を読み込んでいます</VisuallyHidden>
      </p>
      <div aria-hidden="true">
        <CardGrid>
          {Array.from({ length: cards }, (_, index) => (
            <CardSkeleton key={index} />
          ))}
        </CardGrid>
      </div>
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.photo} />
      <div className={styles.body}>
        <div className={styles.price} />
        <div className={styles.line} />
        <div className={styles.facts} />
        <div className={styles.line} />
      </div>
    </div>
  )
}
