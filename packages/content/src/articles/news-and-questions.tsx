import { Container } from '@sumai/ui/container'
import { MoreLink } from '@sumai/ui/more-link'
import type { News, Question } from './article.ts'
import styles from './news-and-questions.module.css'
import { NewsRows } from './news-rows.tsx'
import { QuestionRows } from './question-rows.tsx'

/** Paths of the articles. */
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
  /** With a coloured background. */
  paper?: boolean
}

/** The latest news and questions, side by side; an empty list is left out. */
export function NewsAndQuestions({ news, questions, questionsHeading, paths, paper }: Props) {
  if (news.length === 0 && questions.length === 0) return null
  return (
    <div className={paper ? styles.paper : undefined}>
      <Container below>
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
      <NewsRows news={news} to={paths.news} />
    </section>
  )
}

type QuestionListProps = Pick<Props, 'questions' | 'paths'> & { heading: string }

function QuestionList({ heading, questions, paths }: QuestionListProps) {
  return (
    <section aria-labelledby="questions">
      <Head id="questions" heading={heading} to={paths.questions} />
      <QuestionRows questions={questions} to={paths.question} />
    </section>
  )
}

function Head({ id, heading, to }: { id: string; heading: string; to: string }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      <MoreLink label="一覧" name={`${heading}の一覧`} to={to} />
    </div>
  )
}
