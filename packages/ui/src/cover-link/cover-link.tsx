import { Link } from '@sumai/platform'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './cover-link.module.css'

type Props = Pick<
  ComponentProps<typeof Link>,
  'to' | 'className' | 'children' | 'target' | 'rel' | 'reloadDocument'
>

/** The name of a card whose whole area leads there: that of the nearest positioned element. */
export const CoverLink = ({ className, ...link }: Props) => (
  <Link {...link} className={classNames(styles.link, className)} />
)
