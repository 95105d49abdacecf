import styles from './skip-link.module.css'

/** The first stop of the keyboard; the page's `<main>` must carry `id="main"`. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      本文へ移動する
    </a>
  )
}
