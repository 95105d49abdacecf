import { lazy, Suspense } from 'react'
import type { InputProps } from '../../../../editor/field.ts'
import styles from './rich-text.module.css'

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))

/** A text with headings, lists, tables, links and pictures; its code comes with the first one. */
export function RichTextInput(props: InputProps) {
  return (
    <Suspense fallback={<div className={styles.loading} />}>
      <RichText {...props} />
    </Suspense>
  )
}
