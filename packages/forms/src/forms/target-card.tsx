import { unbroken } from '@sumai/format/unbroken'
import { Price } from '@sumai/listings/price'
import type { SiteType } from '@sumai/platform'
import { Picture } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import type { FormTarget } from './form-target.ts'
import styles from './target-card.module.css'

type Props = {
  target: FormTarget
  site: SiteType
  /** Above the name: お問い合わせの物件. */
  label: string
  /** At the end: a button that removes the listing. */
  children?: ReactNode
}

/** The listing that a form is about. Not a link, so that nobody leaves the form. */
export function TargetCard({ target, site, label, children }: Props) {
  const { name, photo, yen, facts } = target
  return (
    <div className={styles.card}>
      <div className={styles.photo}>
        {photo && <Picture photo={photo} alt="" sizes="104px" ratio="4:3" eager />}
      </div>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>
          <Price yen={yen} of={site === 'chintai' ? 'rent' : 'sale'} size="s" />
          <span className={styles.facts}>{unbroken(facts)}</span>
        </p>
        {children}
      </div>
    </div>
  )
}

type ListProps = Omit<Props, 'target' | 'children'> & { targets: readonly FormTarget[] }

/** The listings of a form, above the confirmation. */
export function TargetCards({ targets, ...rest }: ListProps) {
  if (targets.length === 0) return null
  return (
    <div className={styles.cards}>
      {targets.map((target) => (
        <TargetCard key={target.bukkenNo} target={target} {...rest} />
      ))}
    </div>
  )
}
