import { ENQUIRY_MAX } from '@sumai/domain/bukken-no'
import { ButtonLink } from '@sumai/ui/button'
import { MailIcon } from '@sumai/ui/icon'
import styles from './enquiry-bar.module.css'

type Props = {
  /** Numbers of the listings to ask about. */
  numbers: readonly string[]
  /** 空室を確認 */
  words: string
  /** Of listings that were not picked one by one. */
  isWhole?: boolean
  to: (numbers: readonly string[]) => string
}

/** A button for one enquiry about the listings, at the lower edge of the page; none about none. */
export function EnquiryBar({ numbers, words, isWhole, to }: Props) {
  if (numbers.length === 0) return null
  return (
    <aside aria-label="まとめて問い合わせ" data-bottom-bar className={styles.bar}>
      <p role="status" className={styles.words}>
        {isWhole ? `募集中の${numbers.length}件` : `${numbers.length}件を選択中`}
        <span className={styles.limit}>{`（お問い合わせは${ENQUIRY_MAX}件まで）`}</span>
      </p>
      <ButtonLink to={to(numbers)} variant="accent">
        <MailIcon />
        {`${numbers.length}件まとめて${words}`}
      </ButtonLink>
    </aside>
  )
}
