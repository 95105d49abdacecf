import { BRAND } from '@sumai/domain/brand'
import { formatDate } from '@sumai/format/dates'
import { unbrokenProse } from '@sumai/format/unbroken-prose'
import {
  apiContext,
  crumbsFrom,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  redirect,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { LinkChips } from '@sumai/ui/link-chips'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { Pager } from '@sumai/ui/pager'
import { Picture } from '@sumai/ui/picture'
import { RailLinks } from '@sumai/ui/rail-links'
import { Subpage } from '@sumai/ui/subpage'
import { popularQuestions } from '../rail/popular-questions.ts'
import { RailShop } from '../rail/rail-shop.tsx'
import { railShop } from '../rail/rail-shop-data.ts'
import { OpenDays } from '../shops/open-days.tsx'
import { announcedClosing } from './announced-closing.ts'
import { toNews } from './article.ts'
import { articleJsonLd, articlePicture } from './article-json-ld.ts'
import { ArticleNav } from './article-nav.tsx'
import type { ArticleSite, NewsSite } from './article-site.ts'
import {
  articleOf,
  articlesBeside,
  categoriesOf,
  idOf,
  neighboursOf,
  nextNewsTo,
  pageOf,
} from './articles-data.ts'
import { NewsList } from './news-list.tsx'
import styles from './news-routes.module.css'
import { Prose } from './prose.tsx'

const LIMIT = 12

/** A list of news, whole (`/news`) or of one category (`/news/category/:catid`), in pages. */
export function newsListRoute(site: NewsSite) {
  const { paths } = site
  const crumbs = crumbsFrom(paths.top)

  async function loader({ context, params: { catid }, request }: LoaderFunctionArgs) {
    const api = context.get(apiContext)
    const options = { signal: request.signal }
    const tagId = catid === undefined ? undefined : idOf(catid)
    if (new URL(request.url).pathname.endsWith('/category')) throw redirect(paths.list, 301)
    const page = pageOf(request)
    const { contentType } = site
    const extra = context.get(extraContext)
    const [answer, all, questions, beside] = await Promise.all([
      api.contents.list({ contentType, tagId, page, limit: LIMIT }, options),
      articlesBeside(api, extra, site, options),
      popularQuestions(api, extra, site.questions.contentType, options),
      railShop(servicesOf(context), site, options),
    ])
    const { total, lastPage } = answer.pagination
    if (page > lastPage || (tagId !== undefined && total === 0)) throw httpError(404)
    return {
      news: answer.contents.map(({ contentId, title, summary, tagName, publishAt, imageUrl }) => ({
        ...{ contentId, title, summary, tagName, publishAt, imageUrl },
      })),
      categories: categoriesOf(all),
      count: all.length,
      tag: tagId === undefined ? null : { tagId, name: answer.contents[0]?.tagName ?? '' },
      page,
      lastPage,
      questions,
      beside,
    }
  }
  type Data = Awaited<ReturnType<typeof loader>>

  const address = ({ tag }: Pick<Data, 'tag'>) => (tag ? paths.category(tag.tagId) : paths.list)
  const paged = (data: Pick<Data, 'tag'>, page: number) =>
    page === 1 ? address(data) : `${address(data)}?page=${page}`
  const heading = ({ tag }: Data) => (tag ? `${tag.name}の${site.name}` : site.heading)

  const handle = {
    title: ({ data }) =>
      data.page === 1 ? heading(data) : `${heading(data)}（${data.page}ページ目）`,
    description: site.description,
    head: 'own',
    heading: ({ data }) => heading(data),
    breadcrumbs: ({ data: { tag } }) =>
      tag ? crumbs([site.name, paths.list], tag.name) : crumbs(site.name),
    canonical: ({ data }) => paged(data, data.page),
    feed: feedOf(site),
  } satisfies RouteHandle<Data>

  function Component() {
    const data = useLoaderData<typeof loader>()
    const words = site.words[data.tag?.name ?? 'all']
    return (
      <Subpage
        drawing="board"
        meta={words?.lead ?? site.description}
        rail={
          <>
            <RailLinks
              heading="よく読まれている質問"
              links={data.questions.map(({ contentId, title }) => ({
                to: site.questions.to(contentId),
                label: title,
              }))}
            />
            <RailShop {...data.beside} paths={paths} />
          </>
        }
      >
        <div className={styles.page}>
          {data.categories.length > 1 && (
            <LinkChips
              label="カテゴリー"
              links={[
                { to: paths.list, label: 'すべて', count: data.count, current: data.tag === null },
                ...data.categories.map(({ tagId, tagName, count }) => ({
                  to: paths.category(tagId),
                  label: tagName,
                  count,
                  current: data.tag?.tagId === tagId,
                })),
              ]}
            />
          )}
          {data.news.length > 0 ? (
            <NewsList
              news={data.news}
              to={paths.article}
              isOneCategory={data.tag !== null}
              isLatest={data.page === 1}
            />
          ) : (
            <NothingYet heading="お知らせはまだありません" agency={BRAND}>
              新しいお知らせは、このページでご案内します。お急ぎのご用件はお電話で承ります。
            </NothingYet>
          )}
          <Pager page={data.page} lastPage={data.lastPage} hrefOf={(page) => paged(data, page)} />
          {words && data.news.length > 0 && <p className={styles.note}>{words.note}</p>}
          {paths.feed && (
            <p className={styles.feed}>
              <a href={paths.feed}>{site.name}をフィード（Atom）で受け取る</a>
            </p>
          )}
        </div>
      </Subpage>
    )
  }

  return { loader, handle, Component }
}

const feedOf = ({ name, paths: { feed } }: ArticleSite) =>
  feed === undefined ? undefined : { title: name, to: feed }

/** One article of the news. */
export function newsRoute(site: ArticleSite) {
  const { paths } = site

  async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
    const api = context.get(apiContext)
    const options = { signal: request.signal }
    const [article, all] = await Promise.all([
      articleOf(api, site, id, options),
      articlesBeside(api, context.get(extraContext), site, options),
    ])
    const where = { ...site, tenpoNo: article.tenpoNo }
    const beside = await railShop(servicesOf(context), where, options)
    return {
      beside,
      closing: beside.shop && announcedClosing(article, beside.shop.opening),
      article: {
        contentId: article.contentId,
        title: article.title,
        summary: article.summary,
        body: article.body,
        tagId: article.tagId,
        tagName: article.tagName,
        publishAt: article.publishAt,
        imageUrl: article.imageUrl,
      },
      related: toNews({ contents: nextNewsTo(article, all) }),
      ...neighboursOf(article, all),
    }
  }
  type Data = Awaited<ReturnType<typeof loader>>

  const handle = {
    title: ({ data }) => `${data.article.title}｜${site.name}`,
    description: ({ data }) => data.article.summary,
    heading: ({ data }) => unbrokenProse(data.article.title),
    head: 'own',
    breadcrumbs: ({ data }) => crumbsFrom(paths.top)([site.name, paths.list], data.article.title),
    ogImage: ({ data }) => articlePicture(data.article),
    feed: feedOf(site),
    jsonLd: ({ data: { article } }) => [
      articleJsonLd('NewsArticle', article, paths.article(article.contentId)),
    ],
  } satisfies RouteHandle<Data>

  function Component() {
    const { article, related, newer, older, beside, closing } = useLoaderData<typeof loader>()
    // The shop beside it has its own photo, and days that it is closed say more than any.
    const photo = closing || article.imageUrl === beside.shop?.photo ? null : article.imageUrl
    return (
      <Subpage
        drawing="board"
        isBrief={photo !== null}
        meta={
          <>
            {article.tagName && <Badge tone="line">{article.tagName}</Badge>}
            <time dateTime={article.publishAt}>{formatDate(article.publishAt)}</time>
          </>
        }
        rail={
          <>
            <RailLinks
              heading={`関連する${site.name}`}
              links={related.map(({ contentId, title, publishAt }) => ({
                to: paths.article(contentId),
                label: title,
                note: formatDate(publishAt),
              }))}
            />
            <RailShop {...beside} paths={paths} />
          </>
        }
      >
        <article className={styles.article}>
          {photo && (
            <Picture
              photo={{ url: photo, width: 1000, height: 667 }}
              alt=""
              ratio="16:9"
              sizes="(min-width: 1024px) 760px, 92vw"
              priority
            />
          )}
          <Prose html={article.body} />
          {closing && beside.shop && (
            <OpenDays
              caption={`${closing.label}の前後の${beside.shop.tenpoName}の営業日`}
              hours={beside.shop.opening}
              from={closing.from}
              weeks={3}
              renderedAt={beside.renderedAt}
            />
          )}
        </article>
        <ArticleNav newer={newer} older={older} site={site} />
      </Subpage>
    )
  }

  return { loader, handle, Component }
}
