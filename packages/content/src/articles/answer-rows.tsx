import { unbroken } from '@sumai/format/unbroken'
import { Link } from '@sumai/platform'
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
            <Link to={to(contentId)} className={styles.link}>
              {title}
            </Link>
          </p>
          {answerShort && <p className={styles.answer}>{unbroken(answerShort)}</p>}
        </li>
      ))}
    </ul>
  )
}
