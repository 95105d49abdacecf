import { type ReactNode, useEffect, useRef } from 'react'
import styles from './head.module.css'

/**
 * What is said of a thing and done with it: on a phone at the foot of the screen, where what is told
 * lies above it, however many lines it has.
 */
export function EditorBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      const isAtFoot = entry && getComputedStyle(entry.target).position === 'fixed'
      if (isAtFoot && size) style.setProperty('--editor-bar', `${size.blockSize}px`)
      else style.removeProperty('--editor-bar')
    })
    if (bar.current) observer.observe(bar.current, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty('--editor-bar')
    }
  }, [])
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  )
}
