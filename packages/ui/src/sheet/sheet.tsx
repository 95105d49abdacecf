import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import dialogStyles from '../dialog/dialog.module.css'
import { useDialog, useWasOpen } from '../dialog/use-dialog.ts'
import { CrossIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Grip, useDragDown } from './drag-down.tsx'
import styles from './sheet.module.css'

type Props = {
  open: boolean
  /** Called by ×, Esc, the backdrop or pulling down: set `open` to false. */
  onClose: () => void
  title: string
  /** Rendered on first opening. */
  children: ReactNode
  /** Stays at the lower edge: one button, which may have a `LiveCount`. */
  foot?: ReactNode
}

/** A dialog at the lower edge with at most 88 % of the height. For phones; desktops use `Modal`. */
export function Sheet({ open, onClose, title, children, foot }: Props) {
  const titleId = useId()
  const dialog = useDialog(open, onClose)
  const drag = useDragDown(dialog.ref, onClose)
  const isFilled = useWasOpen(open)
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={classNames(dialogStyles.dialog, styles.sheet)}
    >
      <div className={dialogStyles.box}>
        <div {...drag} className={styles.head}>
          <Grip />
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label="閉じる" icon={CrossIcon} onClick={onClose} />
        </div>
        <div className={styles.body}>{isFilled && children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
