import styles from './photo-count.module.css'

type Props = { count: number }

/** How many photos the listing has, in the lower left corner of the first. */
export function PhotoCount({ count }: Props) {
  if (count < 2) return null
  return (
    <span role="img" aria-label={`写真${count}枚`} className={styles.count}>
      {count}
    </span>
  )
}
