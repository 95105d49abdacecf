import { BRAND } from '@sumai/domain/brand'
import {
  apiContext,
  crumbsFrom,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { SearchIcon } from '@sumai/ui/icon'
import { toQuestions } from './article.ts'
import type { QuestionSite } from './article-site.ts'
import { articleOf, latest, relatedTo } from './articles-data.ts'
import { AskBand } from './ask-band.tsx'
import { Helpful } from './helpful.tsx'
import { Prose } from './prose.tsx'
import styles from './question-routes.module.css'
import { QuestionRows } from './question-rows.tsx'

/** One question with its short and its full answer. */
export function questionRoute(site: QuestionSite) {
  const { paths } = site
  const crumbs = crumbsFrom(paths.top)

  async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
    const api = context.get(apiContext)
    const options = { signal: request.signal }
    const [question, all] = await Promise.all([
      articleOf(api, site, id, options),
      latest(api, context.get(extraContext), site, options),
    ])
    const { contentId, title, summary, body, answerShort, tagId, tagName, match } = question
    const { searchFor } = await import('./search-for.ts')
    return {
      question: { contentId, title, summary, body, answerShort, tagId, tagName },
      searchTo: searchFor(site.scope, match),
      related: toQuestions({ contents: relatedTo(question, all) }),
    }
  }
  type Data = Awaited<ReturnType<typeof loader>>

  const handle = {
    title: ({ data }) => `${data.question.title}｜${site.name}`,
    description: ({ data }) => data.question.summary,
    heading: ({ data }) => data.question.title,
    breadcrumbs: ({ data: { question } }) => {
      const { tagId, tagName, title } = question
      return tagId !== null && tagName !== null
        ? crumbs([site.name, paths.list], [tagName, paths.category(tagId)], title)
        : crumbs([site.name, paths.list], title)
    },
    jsonLd: ({ data: { question } }) => [
      {
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: question.title,
          answerCount: 1,
          acceptedAnswer: { '@type': 'Answer', text: question.answerShort ?? question.summary },
        },
      },
    ],
  } satisfies RouteHandle<Data>

  function Component() {
    const { question, searchTo, related } = useLoaderData<typeof loader>()
    return (
      <Container reading>
        <article className={styles.answer}>
          {question.answerShort && (
            <div className={styles.short}>
              <p className={styles.mascot}>{BRAND.mascot}の答え</p>
              <p className={styles.words}>{question.answerShort}</p>
            </div>
          )}
          <Prose html={question.body} />
          {searchTo && (
            <p>
              <ButtonLink to={searchTo} variant="outline">
                <SearchIcon />
                この条件で物件を探す
              </ButtonLink>
            </p>
          )}
          <Helpful key={question.contentId} contentId={question.contentId} />
        </article>
        {related.length > 0 && (
          <section aria-labelledby="related" className={styles.part}>
            <h2 id="related">関連する質問</h2>
            <QuestionRows questions={related} to={paths.article} />
          </section>
        )}
        <AskBand askTo={site.askTo} />
      </Container>
    )
  }

  return { loader, handle, Component }
}
