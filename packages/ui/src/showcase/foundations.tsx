import * as icons from '../icon/icon.tsx'
import { Leaf } from '../logo/leaf.tsx'
import { Logo } from '../logo/logo.tsx'
import { Row } from './row.tsx'
import styles from './showcase.module.css'

const COLOURS = [
  ...['primary', 'primary-hover', 'primary-300', 'primary-100', 'primary-50', 'deep'],
  ...['accent', 'accent-hover', 'accent-50', 'price', 'fav', 'focus'],
  ...['ink', 'ink-2', 'ink-3', 'field', 'line-2', 'line', 'paper'],
  ...['ok', 'ok-bg', 'warn', 'warn-bg', 'err', 'err-bg', 'info', 'info-bg'],
]

export function Foundations() {
  return (
    <>
      <Row heading="色">
        {COLOURS.map((name) => (
          <span key={name} className={styles.swatch}>
            <svg aria-hidden="true" width="96" height="48">
              {/* An attribute of SVG: pages carry no style attributes. */}
              <rect width="96" height="48" rx="8" fill={`var(--c-${name})`} />
            </svg>
            {name}
          </span>
        ))}
      </Row>
      <Row heading="文字" wide>
        <p className={styles.sample44}>住まいさがし 44</p>
        <h1>見出し h1 24–34</h1>
        <h2>見出し h2 22–28</h2>
        <p>本文は16px、行間1.75です。数字は 1234567890 と 6.8万円です。</p>
        <p className={styles.sample14}>密な本文 14</p>
        <p className={styles.sample12}>最小 12</p>
      </Row>
      <Row heading="マーク">
        <Logo site="chintai" />
        <Logo site="baibai" />
        <svg aria-hidden="true" width="48" height="48">
          <Leaf />
        </svg>
      </Row>
      <Row heading="アイコン">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} className={styles.icon}>
            <Icon size="l" />
            {name.replace('Icon', '')}
          </span>
        ))}
      </Row>
    </>
  )
}
