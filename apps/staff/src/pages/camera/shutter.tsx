import styles from './shutter.module.css'

type Props = {
  /** Without a camera of the browser's, the phone's own takes the picture. */
  isLive: boolean
  onTake: () => void
  onFile: (file: File) => void
}

export function Shutter({ isLive, onTake, onFile }: Props) {
  if (isLive) {
    return (
      <button type="button" aria-label="撮る" className={styles.shutter} onClick={onTake}>
        <span />
      </button>
    )
  }
  return (
    <label className={styles.shutter}>
      <span />
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="端末のカメラで撮る"
        onChange={(event) => {
          for (const file of event.target.files ?? []) onFile(file)
          event.target.value = ''
        }}
      />
    </label>
  )
}
