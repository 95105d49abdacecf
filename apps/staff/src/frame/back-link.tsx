import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { cameFrom } from './use-return-focus.ts'

type Props = { to: string; label: string; className: string | undefined; children: ReactNode }

/** To where one came from: as it was left, when that is the screen before this one. */
export function BackLink({ to, label, className, children }: Props) {
  const navigate = useNavigate()
  return (
    <Link
      to={to}
      aria-label={label}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || !cameFrom(to)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      {children}
    </Link>
  )
}
