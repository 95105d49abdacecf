import { formatDate } from '@sumai/domain/dates'
import { Link } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { Container } from '@sumai/ui/container'
import { ArrowRightIcon, ChevronRightIcon } from '@sumai/ui/icon'
import { paths } from '../../paths.ts'
import css from './news-and-questions.module.css'
import type { News, Question } from './top-data.ts'

type Props = { news: readonly News[]; questions: readonly Question[] }

/** The latest articles, side by side; what has none is left out. */
export function NewsAndQuestions({ news, questions }: Props) {
  if (news.length === 0 && questions.length === 0) return null
  return (
    <div className={css.band}>
      <Container>
        <div className={css.split}>
          {news.length > 0 && <NewsList news={news} />}
          {questions.length > 0 && <QuestionList questions={questions} />}
        </div>
      </Container>
    </div>
  )
}

function NewsList({ news }: Pick<Props, 'news'>) {
  return (
    <section aria-labelledby="news">
      <Head id="news" heading="お知らせ" to={paths.newsList} />
      <ul className={css.list}>
        {news.map(({ contentId, title, tagName, publishAt }) => (
          <li key={contentId}>
            <Link to={paths.news(contentId)} className={css.news}>
              <time dateTime={publishAt} className={css.date}>
                {formatDate(publishAt)}
              </time>
              <span>{tagName && <Badge tone="line">{tagName}</Badge>}</span>
              <span className={css.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function QuestionList({ questions }: Pick<Props, 'questions'>) {
  return (
    <section aria-labelledby="questions">
      <Head id="questions" heading="賃貸のQ&A" to={paths.questions} />
      <ul className={css.list}>
        {questions.map(({ contentId, title }) => (
          <li key={contentId}>
            <Link to={paths.question(contentId)} className={css.question}>
              <b className={css.q}>Q</b>
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
    <div className={css.head}>
      <h2 id={id}>{heading}</h2>
      <Link to={to} aria-label={`${heading}の一覧`} className={css.more}>
        一覧
        <ArrowRightIcon size="s" />
      </Link>
    </div>
  )
}
