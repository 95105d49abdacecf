import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './skeleton.module.css'

type Props = { rows: number }

/** A placeholder with the size of rows of listings. Show it only after 200 ms. */
export function ListSkeleton({ rows }: Props) {
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>物件を読み込んでいます</VisuallyHidden>
      </p>
      <div aria-hidden="true" className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <RowSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}

const RowSkeleton = () => (
  <div className={styles.row}>
    <div className={styles.photo} />
    <div className={styles.body}>
      <div className={styles.price} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  </div>
)
