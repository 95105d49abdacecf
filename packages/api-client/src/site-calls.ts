import { below, change, create, list, post, remove, type Send } from './calls.ts'
import type { bannerAnswer } from './contract/banner.ts'
import type { contentAnswer } from './contract/content.ts'
import type { staffShopAnswer } from './contract/shop.ts'
import type {
  BannerBody,
  BannerChange,
  BannersOrder,
  ContentBody,
  ContentChange,
  colleagueAnswer,
  ShopChange,
  StaffBody,
  StaffChange,
  StaffsOrder,
} from './contract/site-body.ts'
import type { StaffArticlesQuery, staffArticleList } from './contract/staff-article.ts'
import type { ContentType } from './contract/words.ts'
import type { CallOptions } from './request.ts'
import { invitation } from './session-calls.ts'

type ArticlesQuery = {
  page?: number
  limit?: number
  keyword?: string
  stage?: StaffArticlesQuery['stage']
  tenpoNo?: string
}

/** The calls by which staff keep what the site shows beside its listings. */
export const siteCalls = (send: Send) => ({
  shops: {
    change: change<ShopChange, typeof staffShopAnswer>(send, 'shops', 'tenpo_no'),
    /** All of its staff, in the order in which they are shown. */
    sortStaffs: async (
      tenpoNo: string | null | undefined,
      syainNo: readonly string[],
      options?: CallOptions,
    ) => {
      const path = `${below('shops', 'tenpo_no', tenpoNo)}/sort_staffs`
      await post<StaffsOrder>(send, path)({ syainNo: [...syainNo] }, options)
    },
  },
  staffs: {
    create: create<StaffBody, typeof colleagueAnswer>(send, 'staffs'),
    change: change<StaffChange, typeof colleagueAnswer>(send, 'staffs', 'syain_no'),
    remove: remove(send, 'staffs', 'syain_no'),
    invite: invitation(send),
  },
  contents: {
    create: create<ContentBody, typeof contentAnswer>(send, 'contents'),
    change: change<ContentChange, typeof contentAnswer, number | string>(
      send,
      'contents',
      'content_id',
    ),
    remove: remove<number | string>(send, 'contents', 'content_id'),
  },
  banners: {
    create: create<BannerBody, typeof bannerAnswer>(send, 'banners'),
    change: change<BannerChange, typeof bannerAnswer, number | string>(
      send,
      'banners',
      'banner_id',
    ),
    remove: remove<number | string>(send, 'banners', 'banner_id'),
    sort: post<BannersOrder>(send, 'banners/sort'),
  },
  /** Of a kind, in any state, with counts of the parts of the list. */
  articles: async (
    kind: ContentType | null | undefined,
    query?: ArticlesQuery,
    options?: CallOptions,
  ) =>
    list<typeof staffArticleList, ArticlesQuery>(send, below('articles', 'content_type', kind))(
      query,
      options,
    ),
})
