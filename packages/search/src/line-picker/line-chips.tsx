import { Link } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import { ChevronDownIcon } from '@sumai/ui/icon'
import styles from './line-chips.module.css'
import colours from './line-colours.module.css'
import { type Line, MAIN_LINES, OTHER_LINES } from './lines.ts'

type Props = { current: Line; to: (slug: string) => string }

/** The lines, of which one is in view. */
export const LineChips = ({ current, to }: Props) => (
  <nav aria-label="路線" className={styles.lines}>
    <LineRow lines={MAIN_LINES} {...{ current, to }} />
    <details open={OTHER_LINES.includes(current)}>
      <summary className={styles.more}>
        ほかの{OTHER_LINES.length}路線
        <ChevronDownIcon size="s" />
      </summary>
      <LineRow lines={OTHER_LINES} {...{ current, to }} />
    </details>
  </nav>
)

const LineRow = ({ lines, current, to }: Props & { lines: readonly Line[] }) => (
  <ul className={styles.row}>
    {lines.map((line) => (
      <li key={line.slug}>
        <Link
          to={to(line.slug)}
          replace
          preventScrollReset
          aria-current={line === current || undefined}
          className={classNames(styles.line, colours[`line${line.code}`])}
        >
          {line.name}
        </Link>
      </li>
    ))}
  </ul>
)
