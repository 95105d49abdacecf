import { Link } from '@sumai/platform'
import { ChevronRightIcon } from '@sumai/ui/icon'
import type { Question } from './article.ts'
import styles from './rows.module.css'

type Props = { questions: readonly Question[]; to: (contentId: number) => string }

export function QuestionRows({ questions, to }: Props) {
  return (
    <ul className={styles.list}>
      {questions.map(({ contentId, title }) => (
        <li key={contentId}>
          <Link to={to(contentId)} className={styles.question}>
            <b className={styles.q}>Q</b>
            {title}
            <ChevronRightIcon size="s" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
