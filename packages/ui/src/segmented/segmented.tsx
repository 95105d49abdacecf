import { Link } from '@sumai/platform'
import styles from './segmented.module.css'

type Choice = { value: string; label: string }

type Props = {
  /** Accessible name. */
  label: string
  /** Name of the radio buttons. */
  name: string
  choices: readonly Choice[]
  value: string
  onValue: (value: string) => void
}

/** A choice of two to four views, as radio buttons. */
export function Segmented({ label, name, choices, value, onValue }: Props) {
  return (
    <fieldset aria-label={label} className={styles.control}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onValue(choice.value)}
            className={styles.input}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

type LinksProps = {
  label: string
  links: readonly { to: string; label: string; current: boolean }[]
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
}

/** A choice of views as links. */
export function SegmentedLinks({ label, links, preventScrollReset }: LinksProps) {
  return (
    <nav aria-label={label} className={styles.control}>
      {links.map(({ to, label, current }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset={preventScrollReset}
          aria-current={current || undefined}
          className={styles.segment}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
