import { PlusIcon } from '@sumai/ui/icon'
import styles from './file-button.module.css'

type Props = {
  label: string
  /** Types of files, as the attribute of HTML. */
  accept: string
  isBusy?: boolean
  onFiles: (files: File[]) => void
}

/** Chooses files. */
export function FileButton({ label, accept, isBusy = false, onFiles }: Props) {
  return (
    <label className={styles.button}>
      <PlusIcon />
      {isBusy ? '送信しています' : label}
      <input
        type="file"
        accept={accept}
        disabled={isBusy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
