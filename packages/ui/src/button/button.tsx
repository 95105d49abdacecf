import { Link } from '@sumai/platform'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'

type ButtonProps = ButtonLook & {
  /** The work has begun: shows a spinner beside the words and ignores further presses. */
  busy?: boolean
  /** What it says is being found out: shows a spinner, and can be pressed. */
  updating?: boolean
} & Omit<ComponentProps<'button'>, 'className'>

/** One accent button a view; search, filter and paging are always primary (DESIGN §7). */
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
      // Not `disabled`: that would take the focus away from whoever pressed it.
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {(busy || updating) && <span className={styles.spinner} />}
      {children}
    </button>
  )
}

type LinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant, size, block, ...rest }: LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, block })} />
}

type AnchorProps = ButtonLook & { href: string } & Omit<ComponentProps<'a'>, 'className' | 'href'>

/** The same for everything the router does not know: `tel:`, downloads, other sites. */
export function ButtonAnchor({ variant, size, block, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block })}>
      {children}
    </a>
  )
}
