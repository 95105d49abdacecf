import type { ReactNode } from 'react'
import css from './parts-box.module.css'

type Props = { children: ReactNode }

/** The box beside a page, in parts with lines between them. */
export const PartsBox = ({ children }: Props) => <div className={css.box}>{children}</div>

export const Part = ({ children }: Props) => <div className={css.part}>{children}</div>
