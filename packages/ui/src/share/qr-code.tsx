import { useEffect, useState } from 'react'
import styles from './qr-code.module.css'

type Props = {
  text: string
  /** The encoded address. */
  label: string
}

type Drawing = { size: number; path: string }

/**
 * The QR code of an address, to open it on another device. Shows nothing if its code fails to load.
 */
export function QrCode({ text, label }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isWanted = true
    import('./qr-path.ts')
      .then(({ qrPath }) => isWanted && setDrawing(qrPath(text)))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [text])
  return (
    <div className={styles.box}>
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          className={styles.code}
        >
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  )
}
