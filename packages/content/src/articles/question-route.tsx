import { formatDate } from '@sumai/format/dates'
import { unbrokenProse } from '@sumai/format/unbroken-prose'
import {
  apiContext,
  crumbsFrom,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { ButtonLink } from '@sumai/ui/button'
import { SearchIcon } from '@sumai/ui/icon'
import { RailLinks } from '@sumai/ui/rail-links'
import { Subpage } from '@sumai/ui/subpage'
import { RailShop } from '../rail/rail-shop.tsx'
import { railShop } from '../rail/rail-shop-data.ts'
import { articleJsonLd, articlePicture } from './article-json-ld.ts'
import type { QuestionSite } from './article-site.ts'
import { articleOf, articlesBeside, relatedTo } from './articles-data.ts'
import { AskBand } from './ask-band.tsx'
import { ContentsList } from './contents-list.tsx'
import { readingMinutes, withHeadings } from './headings.ts'
import { Helpful } from './helpful.tsx'
import { Prose } from './prose.tsx'
import styles from './question-routes.module.css'
import { ShortAnswer } from './short-answer.tsx'

/** One question with its short and its full answer. */
export function questionRoute(site: QuestionSite) {
  const { paths } = site
  const crumbs = crumbsFrom(paths.top)

  async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
    const api = context.get(apiContext)
    const options = { signal: request.signal }
    const [question, all, beside] = await Promise.all([
      articleOf(api, site, id, options),
      articlesBeside(api, context.get(extraContext), site, options),
      railShop(servicesOf(context), site, options),
    ])
    const { contentId, title, summary, answerShort, tagId, tagName, match, publishAt } = question
    const { html, headings } = withHeadings(question.body)
    const { searchFor } = await import('./search-for.ts')
    return {
      question: {
        contentId,
        title,
        summary,
        html,
        headings,
        answerShort,
        tagId,
        tagName,
        publishAt,
      },
      minutes: readingMinutes(html),
      searchTo: searchFor(site.scope, match),
      related: relatedTo(question, all).map(({ contentId, title, tagName }) => ({
        to: paths.article(contentId),
        label: title,
        note: tagName,
      })),
      beside,
    }
  }
  type Data = Awaited<ReturnType<typeof loader>>

  const handle = {
    title: ({ data }) => `${data.question.title}｜${site.name}`,
    description: ({ data }) => data.question.summary,
    heading: ({ data }) => unbrokenProse(data.question.title),
    head: 'own',
    breadcrumbs: ({ data: { question } }) => {
      const { tagId, tagName, title } = question
      return tagId !== null && tagName !== null
        ? crumbs([site.name, paths.list], [tagName, paths.category(tagId)], title)
        : crumbs([site.name, paths.list], title)
    },
    ogImage: ({ data }) => articlePicture(data.question),
    // Questions and answers of the firm itself are no QAPage, which is for those of visitors.
    jsonLd: ({ data: { question } }) => [
      articleJsonLd('Article', question, paths.article(question.contentId)),
    ],
  } satisfies RouteHandle<Data>

  function Component() {
    const { question, minutes, searchTo, related, beside } = useLoaderData<typeof loader>()
    return (
      <Subpage
        drawing={site.town}
        meta={
          <>
            {question.tagName && <Badge tone="line">{question.tagName}</Badge>}
            <span>{formatDate(question.publishAt)} 掲載</span>
            <span>読むのに約{minutes}分</span>
          </>
        }
        rail={
          <>
            <RailLinks heading="あわせて読まれています" links={related} />
            <RailShop {...beside} paths={paths} />
          </>
        }
      >
        <article className={styles.answer}>
          {question.answerShort && <ShortAnswer text={question.answerShort} />}
          <ContentsList headings={question.headings} />
          <Prose html={question.html} />
          {searchTo && (
            <p>
              <ButtonLink to={searchTo} variant="outline">
                <SearchIcon />
                この条件で物件を探す
              </ButtonLink>
            </p>
          )}
          <Helpful key={question.contentId} contentId={question.contentId} askTo={site.askTo} />
        </article>
        <AskBand askTo={site.askTo} />
      </Subpage>
    )
  }

  return { loader, handle, Component }
}
