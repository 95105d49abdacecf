import { UploadIcon } from '@sumai/ui/icon'
import { type DragEvent, useState } from 'react'
import styles from './file-field.module.css'

type Props = { file: File | null; onFile: (file: File) => void }

/** A file is dropped, or chosen. */
export function FileField({ file, onFile }: Props) {
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }
  return (
    <label
      className={styles.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon size="l" />
      {file ? (
        <span>
          <b>{file.name}</b> {saySize(file.size)}
        </span>
      ) : (
        <span>
          <b>ファイルを選ぶ</b>か、ここに置いてください
        </span>
      )}
      <small>CSV・NDJSON・ZIP（写真つき）、500MBまで</small>
      <input
        type="file"
        accept=".csv,.ndjson,.jsonl,.zip"
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onFile(chosen)
        }}
      />
    </label>
  )
}

/** 1.2MB, 340KB. */
const saySize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}KB`
    : `${(bytes / 1_000_000).toFixed(1)}MB`
