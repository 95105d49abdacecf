import { ButtonLink } from '@sumai/ui/button'
import { MailIcon } from '@sumai/ui/icon'
import styles from './alert-band.module.css'

type Props = {
  /** The form, filled in with the search. */
  to: string
}

/** Offers mails about new and cheaper listings of the search. */
export const AlertBand = ({ to }: Props) => (
  <aside aria-label="新着のお知らせ" className={styles.alert}>
    <p>
      <b className={styles.heading}>この条件の新着をメールで受け取る</b>
      条件に合う新着と値下げを、朝8時にまとめて、または公開されたらすぐにお知らせします。
    </p>
    <ButtonLink to={to} variant="outline">
      <MailIcon />
      新着メールに登録する
    </ButtonLink>
  </aside>
)
