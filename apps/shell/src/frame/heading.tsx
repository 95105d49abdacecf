import { onHeading, useLocation } from '@sumai/platform'
import { useEffect, useState } from 'react'
import css from './heading.module.css'

/** The h1. A page may change it while it lives, through the heading event of the platform. */
export function Heading({ text }: { text: string }) {
  const { key } = useLocation()
  const [changed, setChanged] = useState<{ key: string; text: string } | null>(null)
  useEffect(() => onHeading((next) => setChanged({ key, text: next })), [key])
  return <h1 className={css.heading}>{changed?.key === key ? changed.text : text}</h1>
}
