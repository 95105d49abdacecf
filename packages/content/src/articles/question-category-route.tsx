import { BRAND } from '@sumai/domain/brand'
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
import { Facts } from '@sumai/ui/facts'
import { Mascot } from '@sumai/ui/mascot'
import { RailLinks } from '@sumai/ui/rail-links'
import { Subpage } from '@sumai/ui/subpage'
import { popularQuestions } from '../rail/popular-questions.ts'
import { RailShop } from '../rail/rail-shop.tsx'
import { railShop } from '../rail/rail-shop-data.ts'
import { AnswerRows } from './answer-rows.tsx'
import { toAnswers } from './article.ts'
import type { QuestionSite } from './article-site.ts'
import { allArticles, categoriesOf, idOf } from './articles-data.ts'
import { AskBand } from './ask-band.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import styles from './question-routes.module.css'

/** The questions of one category. */
export function questionCategoryRoute(site: QuestionSite) {
  const { paths } = site

  async function loader({ context, params: { catid }, request }: LoaderFunctionArgs) {
    if (catid === undefined) throw redirect(paths.list, 301)
    const tagId = idOf(catid)
    const options = { signal: request.signal }
    const api = context.get(apiContext)
    const { contentType } = site
    const [all, popular, beside] = await Promise.all([
      allArticles(api, contentType, options),
      popularQuestions(api, context.get(extraContext), contentType, options),
      railShop(servicesOf(context), site, options),
    ])
    const own = all.filter((question) => question.tagId === tagId)
    const name = own[0]?.tagName
    if (!name) throw httpError(404)
    return {
      tagId,
      name,
      questions: toAnswers(own),
      categories: categoriesOf(all),
      total: all.length,
      // What the page lists already helps nobody on.
      popular: popular.filter(({ contentId }) => !own.some((one) => one.contentId === contentId)),
      beside,
    }
  }
  type Data = Awaited<ReturnType<typeof loader>>

  const handle = {
    title: ({ data }) => `${data.name}の質問一覧｜${site.name}`,
    description: ({ data }) => `${data.name}についてのよくある質問${data.questions.length}件。`,
    heading: ({ data }) => `${data.name}の質問一覧`,
    head: 'own',
    breadcrumbs: ({ data }) => crumbsFrom(paths.top)([site.name, paths.list], data.name),
  } satisfies RouteHandle<Data>

  function Component() {
    const { tagId, name, questions, categories, total, popular, beside } =
      useLoaderData<typeof loader>()
    const guide = site.guides[name]
    return (
      <Subpage
        drawing={site.town}
        meta={`${name}についての${questions.length}件の質問に、短い答えを添えました。`}
        rail={
          <>
            <RailLinks
              heading="よく読まれている質問"
              links={popular.map(({ contentId, title }) => ({
                to: paths.article(contentId),
                label: title,
              }))}
            />
            <RailShop {...beside} paths={paths} />
          </>
        }
      >
        <div className={styles.page}>
          {guide && (
            <div className={styles.ask}>
              <Mascot size="s" />
              <p className={styles.words}>
                <b>{BRAND.mascot}</b>
                {unbrokenProse(guide.lead)}
              </p>
            </div>
          )}
          <AnswerRows answers={questions} to={paths.article} />
          {guide && (
            <>
              <section aria-labelledby="words" className={styles.part}>
                <h2 id="words">よく出る言葉</h2>
                <Facts caption="よく出る言葉" rows={guide.words} />
              </section>
              <section aria-labelledby="ready" className={styles.part}>
                <h2 id="ready">お尋ねになる前に</h2>
                <p>次のことがわかると、店舗の担当者が具体的にお答えできます。</p>
                <ul className={styles.bullets}>
                  {guide.ready.map((thing) => (
                    <li key={thing}>{thing}</li>
                  ))}
                </ul>
              </section>
            </>
          )}
          <section aria-labelledby="categories" className={styles.part}>
            <h2 id="categories">ほかのカテゴリー</h2>
            <CategoryTiles
              categories={categories.filter((category) => category.tagId !== tagId)}
              guides={site.guides}
              to={paths.category}
              all={{ to: paths.list, count: total }}
            />
          </section>
          <AskBand askTo={site.askTo} />
        </div>
      </Subpage>
    )
  }

  return { loader, handle, Component }
}
