import { BRAND } from '@sumai/domain/brand'
import * as icons from '@sumai/ui/icon'
import { Leaf } from '@sumai/ui/leaf'
import { Logo } from '@sumai/ui/logo'
import { paths } from '../../paths.ts'
import styles from './parts.module.css'
import { Row } from './row.tsx'

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
        <Logo name={BRAND.name} tagline={BRAND.tagline.chintai} to={paths.top} />
        <Logo name={BRAND.name} tagline={BRAND.tagline.baibai} to={paths.salesSite.top} />
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
