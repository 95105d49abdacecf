import { unbroken } from '@sumai/format/unbroken'
import { CoverLink } from '@sumai/ui/cover-link'
import { ChevronRightIcon } from '@sumai/ui/icon'
import styles from './answer-rows.module.css'

type Props = {
  answers: readonly { contentId: number; title: string; answerShort: string | null }[]
  to: (contentId: number) => string
}

/** Questions with their short answers. */
export function AnswerRows({ answers, to }: Props) {
  return (
    <ul className={styles.list}>
      {answers.map(({ contentId, title, answerShort }) => (
        <li key={contentId} className={styles.row}>
          <b className={styles.q}>Q</b>
          <p>
            <CoverLink to={to(contentId)} className={styles.link}>
              {title}
            </CoverLink>
          </p>
          <ChevronRightIcon size="s" />
          {answerShort && <p className={styles.answer}>{unbroken(answerShort)}</p>}
        </li>
      ))}
    </ul>
  )
}
