import type { Sheet } from '@sumai/outline/sheet'
import { PrintButton } from '@sumai/ui/print-button'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  /** Asked for when somebody prints. */
  sheet: () => Promise<Sheet>
}

/** Prints a listing as a sheet of one A4, by a press or by Ctrl+P. */
export function PrintListing({ sheet }: Props) {
  const [paper, setPaper] = useState<ReactNode>(null)
  const print = async () => {
    const { paperOf } = await import(/* webpackChunkName: "maisoku" */ './paper.tsx')
    setPaper(paperOf(await sheet(), () => setPaper(null)))
  }
  const latest = useRef(print)
  latest.current = print

  // The browser's own command would print before the sheet is there.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPrint = event.key === 'p' && (event.ctrlKey || event.metaKey)
      if (!isPrint || event.shiftKey || event.altKey) return
      event.preventDefault()
      void latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <PrintButton onPrint={print} />
      {paper}
    </>
  )
}
