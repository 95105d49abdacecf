import { BRAND } from '@sumai/domain/brand'
import {
  apiContext,
  crumbsFrom,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { Input } from '@sumai/ui/controls'
import { Mascot } from '@sumai/ui/mascot'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { RailLinks } from '@sumai/ui/rail-links'
import { SearchLine } from '@sumai/ui/search-line'
import { Subpage } from '@sumai/ui/subpage'
import { RailShop } from '../rail/rail-shop.tsx'
import { railShop } from '../rail/rail-shop-data.ts'
import { AnswerRows } from './answer-rows.tsx'
import { toAnswers } from './article.ts'
import type { QuestionSite } from './article-site.ts'
import { allArticles, categoriesOf, type Listed } from './articles-data.ts'
import { AskBand } from './ask-band.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import styles from './question-routes.module.css'

const POPULAR = 5

const EXAMPLE = { chintai: '例：更新料', baibai: '例：住宅ローン控除' }

/** The top page of the Q&A: categories, search, most read questions. */
export function questionTopRoute(site: QuestionSite) {
  const { paths } = site

  async function loader({ context, request }: LoaderFunctionArgs) {
    const api = context.get(apiContext)
    const options = { signal: request.signal }
    const { contentType } = site
    const [all, popular, beside] = await Promise.all([
      allArticles(api, contentType, options),
      context.get(extraContext)(
        api.contents.list({ contentType, order: 'popular', limit: POPULAR }, options),
      ),
      railShop(servicesOf(context), site, options),
    ])
    const keyword = (new URL(request.url).searchParams.get('q') ?? '').trim()
    return {
      keyword,
      found: keyword === '' ? null : toAnswers(all.filter(asks(keyword))),
      categories: categoriesOf(all),
      popular: toAnswers(popular?.contents ?? []),
      newest: toAnswers(all.slice(0, POPULAR)),
      total: all.length,
      beside,
    }
  }
  type Data = Awaited<ReturnType<typeof loader>>

  const handle = {
    title: site.heading,
    description: site.description,
    heading: site.heading,
    head: 'own',
    breadcrumbs: crumbsFrom(paths.top)(site.name),
    robots: ({ data }) => (data.keyword === '' ? 'index,follow' : 'noindex,follow'),
  } satisfies RouteHandle<Data>

  function Component() {
    const { keyword, found, categories, popular, newest, total, beside } =
      useLoaderData<typeof loader>()
    if (categories.length === 0) return <NoQuestions site={site} />
    return (
      <Subpage
        drawing={site.town}
        meta={`${site.description}いまは${total}件の質問を掲載しています。`}
        rail={
          <>
            <RailLinks
              heading="新しい質問"
              links={newest.map(({ contentId, title }) => ({
                to: paths.article(contentId),
                label: title,
              }))}
            />
            <RailShop {...beside} paths={paths} />
          </>
        }
      >
        <div className={styles.page}>
          <div className={styles.ask}>
            <Mascot size="s" />
            <p className={styles.words}>
              <b>{BRAND.mascot}</b>
              キーワードを入力してください。近い質問と答えをお見せします。
            </p>
            <SearchLine
              key={keyword}
              action={paths.list}
              about="質問"
              label="知りたいことを言葉で探す"
            >
              {(id) => (
                <Input
                  id={id}
                  name="q"
                  type="search"
                  defaultValue={keyword}
                  maxLength={50}
                  placeholder={EXAMPLE[site.scope]}
                />
              )}
            </SearchLine>
          </div>
          {found && (
            <section aria-labelledby="found" className={styles.part}>
              <h2 id="found">
                「{keyword}」を含む質問 {found.length}件
              </h2>
              {found.length > 0 ? (
                <AnswerRows answers={found} to={paths.article} />
              ) : (
                <p>見つかりませんでした。言葉を短くするか、下のカテゴリーからお探しください。</p>
              )}
            </section>
          )}
          <section aria-labelledby="categories" className={styles.part}>
            <h2 id="categories">カテゴリーから探す</h2>
            <CategoryTiles {...{ categories, guides: site.guides }} to={paths.category} />
          </section>
          {popular.length > 0 && (
            <section aria-labelledby="popular" className={styles.part}>
              <h2 id="popular">よく読まれている質問</h2>
              <AnswerRows answers={popular} to={paths.article} />
            </section>
          )}
          <AskBand askTo={site.askTo} />
        </div>
      </Subpage>
    )
  }

  return { loader, handle, Component }
}

const NoQuestions = ({ site: { town, askTo } }: { site: QuestionSite }) => (
  <Subpage drawing={town}>
    <div className={styles.page}>
      <NothingYet heading="Q&Aはまだありません" agency={BRAND}>
        よくいただくご質問への答えを、このページに掲載していきます。お電話でもお答えします。
      </NothingYet>
      <AskBand askTo={askTo} />
    </div>
  </Subpage>
)

/** Whether every word occurs in the question or its answer. */
const asks = (keyword: string) => {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/)
  return ({ title, summary, answerShort, tagName }: Listed) => {
    const text = [title, summary, answerShort, tagName].join(' ').normalize('NFKC').toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
