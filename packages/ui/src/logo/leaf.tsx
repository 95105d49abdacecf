import styles from './logo.module.css'

/** The logo: a camphor leaf whose veins stand for three prefectures. At least 16 px wide. */
export function Leaf() {
  return (
    <svg viewBox="0 0 64 66" aria-hidden="true" className={styles.leaf}>
      <g transform="rotate(28 32 33)">
        <path
          d="M32 3C45 13 52 27 47 41 44 50 37 55 32 59 27 55 20 50 17 41 12 27 19 13 32 3Z"
          fill="currentColor"
        />
        <path
          d="M32 63V16M32 48C25 42 22 34 22.5 24M32 48C39 42 42 34 41.5 24"
          className={styles.veins}
        />
        <path d="M32 58v5.5" className={styles.stalk} />
      </g>
    </svg>
  )
}
