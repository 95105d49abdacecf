import css from './skip-link.module.css'

export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      本文へ移動
    </a>
  )
}
