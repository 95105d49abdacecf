import { Link } from '@sumai/platform'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'

type ButtonProps = ButtonLook & {
  /** While work is in progress: shows a spinner and ignores presses. */
  busy?: boolean
  /** While its label is being updated: shows a spinner, but can be pressed. */
  updating?: boolean
} & Omit<ComponentProps<'button'>, 'className'>

/** Use one accent button per view; search, filter and paging are always primary. */
export function Button(props: ButtonProps) {
  const { variant, size, block, busy, updating, children, onClick, ...rest } = props
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block })}
      // Not `disabled`, which would remove the focus.
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {(busy || updating) && <span className={styles.spinner} />}
      {children}
    </button>
  )
}

type LinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>

/** A link to a page of this site, styled as a button. */
export function ButtonLink({ variant, size, block, ...rest }: LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, block })} />
}

type AnchorProps = ButtonLook & { href: string } & Omit<ComponentProps<'a'>, 'className' | 'href'>

/** A link outside the router (`tel:`, downloads, other sites), styled as a button. */
export function ButtonAnchor({ variant, size, block, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block })}>
      {children}
    </a>
  )
}
