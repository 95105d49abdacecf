import { buttonClass } from '../button/button-look.ts'
import { classNames } from '../class-names.ts'
import { PrintIcon } from '../icon/icon.tsx'
import styles from './print-button.module.css'

type Props = {
  label?: string
  variant?: 'quiet' | 'outline'
  /** What a press does; default: the page is printed as it is. */
  onPrint?: () => void
}

/** Prints the page. Hidden without scripts and on paper. */
export function PrintButton({ label = '印刷', variant = 'quiet', onPrint }: Props) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ variant }), styles.print)}
      onClick={onPrint ?? (() => window.print())}
    >
      <PrintIcon />
      {label}
    </button>
  )
}
