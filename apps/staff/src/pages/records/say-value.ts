import { formatNumber } from '@sumai/format/number'
import { sayWhole } from '../../components/say-day.ts'

const WORDS: Readonly<Record<string, string>> = {
  draft: '下書き',
  public: '公開中',
  applied: '申込あり',
  closed: '募集終了',
  hidden: '非公開',
  new: '未対応',
  in_progress: '対応中',
  visit: '来店・内見',
  done: '完了',
  lost: '不成立',
  spam: '迷惑',
  admin: '本部',
  shop: '店舗',
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T/
const MOST_LETTERS = 60

/** A value of the log in short. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'なし'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return `${value.length}件`
  if (typeof value === 'object') return '変更'
  const text = String(value)
  if (MOMENT.test(text)) return sayWhole(text)
  const word = WORDS[text]
  if (word) return word
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}
