import type { Api, CallOptions } from '@sumai/api-client'
import { type Extra, httpError } from '@sumai/platform'
import type { ArticleSite } from './article-site.ts'

type Answer = Awaited<ReturnType<Api['contents']['list']>>
export type Listed = Answer['contents'][number]
export type Article = Awaited<ReturnType<Api['contents']['get']>>['content']

/** The most that one call gives. */
export const MANY = 100

const ID = /^\d{1,9}$/

/** The article number in an address; otherwise 404. */
export function idOf(text: string | undefined): number {
  if (text === undefined || !ID.test(text)) throw httpError(404)
  return Number(text)
}

/** `?page=` of a list, from 1. */
export function pageOf(request: Request): number {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(page)) throw httpError(400)
  return Number(page)
}

type ContentType = Parameters<Api['contents']['list']>[0]['contentType']

/** Every article of a kind, the newest first: categories are counted, and neighbours found, among them. */
export async function allArticles(api: Api, contentType: ContentType, options: CallOptions) {
  const read = (page: number) => api.contents.list({ contentType, page, limit: MANY }, options)
  const first = await read(1)
  const others = Array.from({ length: first.pagination.lastPage - 1 }, (_, at) => read(at + 2))
  return [first, ...(await Promise.all(others))].flatMap(({ contents }) => contents)
}

/** The same; none when the API is late. */
export const articlesBeside = async (
  api: Api,
  extra: Extra,
  { contentType }: ArticleSite,
  options: CallOptions,
) => (await extra(allArticles(api, contentType, options))) ?? []

/** One article; 404 for an article of another kind, which has another address. */
export async function articleOf(
  api: Api,
  { contentType }: ArticleSite,
  id: string | undefined,
  options: CallOptions,
): Promise<Article> {
  const { content } = await api.contents.get(idOf(id), options)
  if (content.contentType !== contentType) throw httpError(404)
  return content
}

export type Category = { tagId: number; tagName: string; count: number }

/** The categories of articles, in the order of their numbers. */
export function categoriesOf(articles: readonly Listed[]): Category[] {
  const found = new Map<number, Category>()
  for (const { tagId, tagName } of articles) {
    if (tagId === null || tagName === null) continue
    const category = found.get(tagId) ?? { tagId, tagName, count: 0 }
    found.set(tagId, { ...category, count: category.count + 1 })
  }
  return [...found.values()].sort((a, b) => a.tagId - b.tagId)
}

const RELATED = 5

/** Related articles: those that the editors have chosen, then others of the category. */
export function relatedTo(article: Article, others: readonly Listed[]): Listed[] {
  const named = article.relatedIds.flatMap(
    (id) => others.find(({ contentId }) => contentId === id) ?? [],
  )
  const alike = others.filter(
    (other) =>
      other.tagId === article.tagId &&
      other.contentId !== article.contentId &&
      !named.includes(other),
  )
  return [...named, ...alike].slice(0, RELATED)
}

const YEAR = 365 * 24 * 60 * 60 * 1000

/**
 * News to read next: of the last 12 months before the latest, related or not; then older ones. The
 * newest first.
 */
export function nextNewsTo(article: Article, newestFirst: readonly Listed[]): Listed[] {
  const others = newestFirst.filter(({ contentId }) => contentId !== article.contentId)
  const related = relatedTo(article, others)
  const since = Date.parse(newestFirst[0]?.publishAt ?? article.publishAt) - YEAR
  const isRecent = ({ publishAt }: Listed) => Date.parse(publishAt) >= since
  const recent = [...related, ...others].filter(isRecent)
  const next = [...new Set([...recent, ...related])].slice(0, RELATED)
  return next.toSorted((a, b) => b.publishAt.localeCompare(a.publishAt))
}

/** The previous and the next article by date. */
export function neighboursOf({ contentId }: Article, newestFirst: readonly Listed[]) {
  const index = newestFirst.findIndex((other) => other.contentId === contentId)
  const at = (place: number) => (index < 0 ? undefined : newestFirst[place])
  return { newer: titleOf(at(index - 1)), older: titleOf(at(index + 1)) }
}

const titleOf = (article: Listed | undefined) =>
  article ? { contentId: article.contentId, title: article.title } : null
