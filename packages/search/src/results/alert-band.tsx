import { ButtonLink } from '@sumai/ui/button'
import { MailIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import styles from './alert-band.module.css'

type Props = {
  /** The form, filled in with the search. */
  to: string
  /** Whom else to ask, in a sentence. */
  note: string
  /** The button for that. */
  children: ReactNode
}

/** Offers mails about new and cheaper listings of the search, and somebody who looks for more. */
export const AlertBand = ({ to, note, children }: Props) => (
  <aside aria-label="新着のお知らせ" className={styles.alert}>
    <div>
      <b className={styles.heading}>この条件の新着をメールで受け取る</b>
      <p>新着と値下げを、朝8時にまとめて、または公開後すぐにお知らせします。</p>
      <p>{note}</p>
    </div>
    <div className={styles.ways}>
      <ButtonLink to={to} block>
        <MailIcon />
        新着メールに登録する
      </ButtonLink>
      {children}
    </div>
  </aside>
)
