import { label } from '@sumai/domain/codes'
import { formatDate } from '@sumai/domain/dates'
import { formatKakakuInList } from '@sumai/domain/money'
import { placeByCode, placeByCodes } from '@sumai/domain/places/find-place'
import { PLACE_KEYS, type PlaceKey } from '@sumai/domain/places/places'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { placeTerm } from '@sumai/domain/search-url/terms'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { FLAGS } from './choices.ts'

/** A condition in force. `keys` are those of the query that it stands for. */
export type Chip = { label: string; to: string; keys: readonly (keyof BaibaiConditions)[] }

type Drop = (without: BaibaiConditions) => string

/** Every condition of a search, each with the search without it. */
export function chipsOf(conditions: BaibaiConditions): Chip[] {
  const drop: Drop = (without) =>
    formatSearchUrl('baibai', { ...conditions, page: undefined, ...without })
  const one = <Key extends keyof BaibaiConditions>(
    key: Key,
    say: (value: NonNullable<BaibaiConditions[Key]>) => string,
  ): Chip[] => {
    const value = conditions[key]
    return value == null ? [] : [{ label: say(value), to: drop({ [key]: undefined }), keys: [key] }]
  }
  return [
    ...PLACE_KEYS.flatMap((key) => placeChips(key, conditions[key] ?? [], drop)),
    ...listChips('bukken_type', conditions, drop, (code) => label('bukken_type_baibai', code)),
    ...rangeChip('kakaku', conditions, drop, formatKakakuInList),
    ...listChips('madori', conditions, drop, (code) => label('madori_search', code)),
    ...one('toho', (minutes) => `徒歩${minutes}分以内`),
    ...rangeChip('men', conditions, drop, (men) => `${men}㎡`),
    ...one('chiku_year', (years) => (years === 0 ? '新築' : `築${years}年以内`)),
    ...rangeChip('sokosu', conditions, drop, (floors) => `${floors}階建`),
    ...FLAGS.flatMap((flag) => one(flag.key, () => flag.label)),
    ...listChips('kozo', conditions, drop, (code) => label('kozo', code)),
    ...listChips('kodawari_kozo', conditions, drop, (code) => label('kodawari_kozo', code)),
    ...listChips('setsubijoken', conditions, drop, setsubiLabel),
    ...listChips('shubetu', conditions, drop, (code) => label('shubetu_baibai', code)),
    ...one('tenpo_no', () => '店舗の取扱物件'),
    ...one('bukken_no', (numbers) => `物件番号${numbers.length}件`),
    ...one('koukai_since', (day) => `${formatDate(day)}以降に公開`),
    ...one('bounds', () => '地図の範囲'),
    ...one('keyword', (words) => `「${words}」`),
  ]
}

/** An area, a line or an interchange is one condition, however many codes it has. */
function placeChips(key: PlaceKey, codes: readonly string[], drop: Drop): Chip[] {
  const whole = placeByCodes(key, codes)
  if (whole) return [{ label: placeTerm(whole).label, to: drop({ [key]: undefined }), keys: [key] }]
  const places = new Set(codes.map((code) => placeByCode(key, code)))
  return [...places].flatMap((place): Chip[] => {
    if (!place) return []
    const rest = codes.filter((code) => !place.codes.includes(code))
    return [{ label: placeTerm(place).label, to: drop({ [key]: rest }), keys: [key] }]
  })
}

type ListKey = {
  [Key in keyof BaibaiConditions]-?: NonNullable<BaibaiConditions[Key]> extends readonly unknown[]
    ? Key
    : never
}[keyof BaibaiConditions]
type Item<Key extends ListKey> = NonNullable<BaibaiConditions[Key]>[number]

function listChips<Key extends ListKey>(
  key: Key,
  conditions: BaibaiConditions,
  drop: Drop,
  say: (code: Item<Key>) => string,
): Chip[] {
  const values: readonly Item<Key>[] = conditions[key] ?? []
  return values.map((value) => ({
    label: say(value),
    to: drop({ [key]: values.filter((other) => other !== value) }),
    keys: [key],
  }))
}

function rangeChip(
  stem: 'kakaku' | 'men' | 'sokosu',
  conditions: BaibaiConditions,
  drop: Drop,
  say: (value: number) => string,
): Chip[] {
  const [low, high] = [`${stem}_min`, `${stem}_max`] as const
  const [min, max] = [conditions[low], conditions[high]]
  if (min === undefined && max === undefined) return []
  const text =
    min === undefined
      ? `${say(max ?? 0)}以下`
      : max === undefined
        ? `${say(min)}以上`
        : `${say(min)}〜${say(max)}`
  return [{ label: text, to: drop({ [low]: undefined, [high]: undefined }), keys: [low, high] }]
}
