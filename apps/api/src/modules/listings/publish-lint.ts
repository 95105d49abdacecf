import type { Photo } from '@sumai/api-client/contract/photo'
import { tohoFun } from '@sumai/domain/listing/distance'
import { DAYS_BETWEEN_UPDATES } from '@sumai/domain/listing/freshness'
import type { NewShop } from '../shops/shops.table.ts'

/**
 * A fact that an advertisement must state before it may be public (Fair Competition Code, tables 3
 * to 9): a field of the wire, and when it counts as missing.
 */
export type Rule<Listing> = {
  /** snake_case, the key in `errors`. */
  field: string
  label: string
  isMissing: (listing: Listing) => boolean
}

/** Messages by field, empty when the listing may be published. */
export type LintErrors = Record<string, string[]>

export function lint<Listing>(rules: readonly Rule<Listing>[], listing: Listing): LintErrors {
  const errors: LintErrors = {}
  for (const { field, label, isMissing } of rules) {
    if (isMissing(listing)) {
      errors[field] = [`「${label}」は必須の表示事項です。入力してから公開してください。`]
    }
  }
  return errors
}

/** The errors of several checks, all of those that a field has. */
export function together(...found: LintErrors[]): LintErrors {
  const all: LintErrors = {}
  for (const errors of found) {
    for (const [field, messages] of Object.entries(errors)) {
      all[field] = [...(all[field] ?? []), ...messages]
    }
  }
  return all
}

/** Superlatives that the code forbids without proof; 絶対高さ is a term of zoning. */
export const BANNED_WORDS =
  /完璧|絶対(?!高さ)|日本一|業界一|最高級|格安|掘出|掘り出し|特選|厳選|完売/g

/** The fields in which an advertisement speaks in words of its own. */
export const TEXT_FIELDS = ['title', 'catch_copy', 'comment', 'biko', 'name', 'tm_name'] as const

type Words = {
  title: string
  catchCopy?: string | null
  comment?: string | null
  biko?: string | null
  photos: readonly Pick<Photo, 'caption'>[]
}

/** `name` of the property for sale, or of the building of a rental. */
export function lintWords(room: Words, name: { name: string } | { tm_name: string }): LintErrors {
  const texts: Partial<Record<(typeof TEXT_FIELDS)[number] | 'photos', string | null>> = {
    title: room.title,
    catch_copy: room.catchCopy,
    comment: room.comment,
    biko: room.biko,
    photos: room.photos.map(({ caption }) => caption).join('\n'),
    ...name,
  }
  const errors: LintErrors = {}
  for (const [field, text] of Object.entries(texts)) {
    const found = new Set(text?.match(BANNED_WORDS))
    if (found.size > 0) {
      errors[field] = [...found].map((word) => `「${word}」は広告に使用できない表現です。`)
    }
  }
  return errors
}

type Shared = {
  addressDisp: string
  kotsu: { toho_m: number; toho_fun: number }[]
  koshinDate: string
  jikaiKoshinDate: string
}

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Rules for listings of every kind. */
export const sharedRules: readonly Rule<Shared>[] = [
  { field: 'address_disp', label: '所在地', isMissing: ({ addressDisp }) => addressDisp === '' },
  {
    field: 'kotsu',
    label: '交通',
    isMissing: ({ kotsu }) =>
      kotsu.length === 0 || kotsu.some(({ toho_m, toho_fun }) => toho_fun !== tohoFun(toho_m)),
  },
  {
    field: 'jikai_koshin_date',
    label: '次回更新予定日（更新日から14日以内）',
    isMissing: ({ koshinDate, jikaiKoshinDate }) => {
      const days = daysBetween(koshinDate, jikaiKoshinDate)
      return !(days >= 0 && days <= DAYS_BETWEEN_UPDATES)
    },
  },
]

/** Rules for the shop that advertises. */
export const shopRules: readonly Rule<
  Pick<NewShop, 'tel' | 'address' | 'menkyoNo' | 'kameidantai'>
>[] = [
  { field: 'shop.address', label: '広告主の所在地', isMissing: ({ address }) => address === '' },
  { field: 'shop.tel', label: '広告主の電話番号', isMissing: ({ tel }) => tel === '' },
  { field: 'shop.menkyo_no', label: '免許証番号', isMissing: ({ menkyoNo }) => menkyoNo === '' },
  { field: 'shop.kameidantai', label: '所属団体', isMissing: (shop) => shop.kameidantai === '' },
]
