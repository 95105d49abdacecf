import { data } from 'react-router'
import type { Session } from '../../../session/session-state.ts'
import type { ArticleType } from './article-fields.ts'
import { articleKind } from './articles.ts'
import { BANNERS } from './banners.ts'
import type { Kind } from './kind.ts'
import { SHOPS } from './shops.ts'
import { STAFFS } from './staffs.ts'

/** Kinds of article, by their names. */
const ARTICLES: Record<ArticleType, string> = {
  news_chintai: 'お知らせ（賃貸）',
  news_baibai: 'お知らせ（売買）',
  ekimaesan_chintai: 'Q&A（賃貸）',
  ekimaesan_baibai: 'Q&A（売買）',
  voice: 'お客様の声',
  info: '街の案内',
  seminar: 'セミナー',
}

const KINDS: readonly Kind[] = [
  ...Object.entries(ARTICLES).map(([type, label]) => articleKind(type as ArticleType, label)),
  BANNERS,
  STAFFS,
  SHOPS,
]

/** What this person may write. */
export const kindsFor = (session: Session) => KINDS.filter((kind) => kind.isFor(session))

/** The kind that an address names; 404 for another word. */
export function readKind(id: string | undefined): Kind {
  const kind = KINDS.find((it) => it.id === id)
  if (!kind) throw data(null, 404)
  return kind
}

export const isArticle = (id: string): id is ArticleType => id in ARTICLES
