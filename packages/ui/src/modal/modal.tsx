import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import dialogStyles from '../dialog/dialog.module.css'
import { useDialog, useWasOpen } from '../dialog/use-dialog.ts'
import { CrossIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './modal.module.css'

type Props = {
  open: boolean
  /** Called by ×, Esc or the backdrop: set `open` to false. */
  onClose: () => void
  title: string
  /** Beside the title: 6店舗. */
  note?: string
  /** Rendered on first opening. */
  children: ReactNode
}

/** A dialog with one list or task. The button that opens it must work without scripts too. */
export function Modal({ open, onClose, title, note, children }: Props) {
  const titleId = useId()
  const dialog = useDialog(open, onClose)
  const isFilled = useWasOpen(open)
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={classNames(dialogStyles.dialog, styles.modal)}
    >
      <div className={dialogStyles.box}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
            {note && <small className={styles.note}>{note}</small>}
          </h2>
          <IconButton label="閉じる" icon={CrossIcon} onClick={onClose} />
        </div>
        <div className={styles.body}>{isFilled && children}</div>
      </div>
    </dialog>
  )
}
