import styles from './compare-price.module.css'

/** Numbers large, units small. */
export function ComparePrice({ text }: { text: string }) {
  const [, number, unit] = /^([\d,.〜]+)(\D+)$/.exec(text) ?? []
  return number ? (
    <>
      {number}
      <small className={styles.unit}>{unit}</small>
    </>
  ) : (
    text
  )
}
