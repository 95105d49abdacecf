import { PhotoIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './photo-count.module.css'

type Props = { count: number }

/** How many photos the listing has, in the lower left corner of the first. */
export function PhotoCount({ count }: Props) {
  if (count < 2) return null
  return (
    <span className={styles.count}>
      <PhotoIcon size="s" />
      <VisuallyHidden>写真</VisuallyHidden>
      {count}
      <VisuallyHidden>枚</VisuallyHidden>
    </span>
  )
}
