import type { Sheet } from '@sumai/outline/sheet'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { fitRows } from './fit-rows.ts'
import styles from './paper.module.css'
import { PaperCosts } from './paper-costs.tsx'
import { PaperFoot } from './paper-foot.tsx'
import { PaperMap, PaperPictures } from './paper-pictures.tsx'
import { PaperRows } from './paper-rows.tsx'

type Props = { sheet: Sheet; onDone: () => void }

/** The sheet beside the page, which is printed alone. */
export const paperOf = (sheet: Sheet, onDone: () => void) =>
  createPortal(<Paper sheet={sheet} onDone={onDone} />, document.body)

/** Opens the print dialog when its pictures have come. */
function Paper({ sheet, onDone }: Props) {
  const paper = useRef<HTMLElement>(null)
  const done = useRef(onDone)
  done.current = onDone

  useEffect(() => {
    let isGone = false
    const finish = () => done.current()
    const images = [...(paper.current?.querySelectorAll('img') ?? [])]
    Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (isGone || !paper.current) return
      fitRows(paper.current)
      window.addEventListener('afterprint', finish)
      window.print()
    })
    return () => {
      isGone = true
      window.removeEventListener('afterprint', finish)
    }
  }, [])

  const hasPicture = sheet.plan !== null || sheet.photos.length > 3
  return (
    <article ref={paper} aria-hidden="true" className={styles.paper}>
      <header className={styles.head}>
        <p className={styles.labels}>
          <b className={styles.kind}>{sheet.kind}</b>
          <span>物件番号 {sheet.bukkenNo}</span>
        </p>
        <p className={styles.name}>{sheet.name}</p>
        <p className={styles.headline}>{sheet.headline}</p>
      </header>
      <PaperPictures sheet={sheet} />
      <PaperCosts sheet={sheet} />
      <PaperMap sheet={sheet} isTall={!hasPicture} />
      <PaperRows sheet={sheet} />
      <PaperFoot sheet={sheet} />
    </article>
  )
}
