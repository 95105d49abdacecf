import { formatDate } from '@sumai/domain/dates'
import { Link } from '@sumai/platform'
import { Badge } from '../badge/badge.tsx'
import { Container } from '../container/container.tsx'
import { ArrowRightIcon, ChevronRightIcon } from '../icon/icon.tsx'
import type { News, Question } from './article.ts'
import styles from './news-and-questions.module.css'

/** Where the articles of the site are. */
type Paths = {
  newsList: string
  news: (contentId: number) => string
  questions: string
  question: (contentId: number) => string
}

type Props = {
  news: readonly News[]
  questions: readonly Question[]
  /** 賃貸のQ&A */
  questionsHeading: string
  paths: Paths
  /** On a band of paper. */
  paper?: boolean
}

/** The latest articles, side by side; what has none is left out. */
export function NewsAndQuestions({ news, questions, questionsHeading, paths, paper }: Props) {
  if (news.length === 0 && questions.length === 0) return null
  return (
    <div className={paper ? styles.paper : undefined}>
      <Container>
        <div className={styles.split}>
          {news.length > 0 && <NewsList news={news} paths={paths} />}
          {questions.length > 0 && (
            <QuestionList heading={questionsHeading} questions={questions} paths={paths} />
          )}
        </div>
      </Container>
    </div>
  )
}

function NewsList({ news, paths }: Pick<Props, 'news' | 'paths'>) {
  return (
    <section aria-labelledby="news">
      <Head id="news" heading="お知らせ" to={paths.newsList} />
      <ul className={styles.list}>
        {news.map(({ contentId, title, tagName, publishAt }) => (
          <li key={contentId}>
            <Link to={paths.news(contentId)} className={styles.news}>
              <time dateTime={publishAt} className={styles.date}>
                {formatDate(publishAt)}
              </time>
              <span>{tagName && <Badge tone="line">{tagName}</Badge>}</span>
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type QuestionListProps = Pick<Props, 'questions' | 'paths'> & { heading: string }

function QuestionList({ heading, questions, paths }: QuestionListProps) {
  return (
    <section aria-labelledby="questions">
      <Head id="questions" heading={heading} to={paths.questions} />
      <ul className={styles.list}>
        {questions.map(({ contentId, title }) => (
          <li key={contentId}>
            <Link to={paths.question(contentId)} className={styles.question}>
              <b className={styles.q}>Q</b>
              {title}
              <ChevronRightIcon size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Head({ id, heading, to }: { id: string; heading: string; to: string }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      <Link to={to} aria-label={`${heading}の一覧`} className={styles.more}>
        一覧
        <ArrowRightIcon size="s" />
      </Link>
    </div>
  )
}
