import { commuteOf, writeCommute } from '@sumai/domain/search-url/commute'
import type { Form } from '../sense.ts'
import { ABOUT, BELOW, NUMBER, numberOf, sticky, TO, TO_OR, UP_TO } from './number.ts'

const ON_FOOT = '(?:徒歩で?|とほ|歩いて|あるいて|歩き?で?)'
const STATION = '(?:最寄りの?|もよりの?)?駅(?:から|より|まで|へ|に|は)?の?'
const MINUTES = `(?:${NUMBER}分?${TO_OR})?(${NUMBER})分`
const WITHIN = `(?:(${BELOW})|(以上|超|より遠い)|${UP_TO}|${ABOUT}|で行ける|で着く|~)?`
/** Without a word for walking, more minutes than these are by train. */
const MOST_WALKED = 20

const minutes = (said: string | undefined, below: string | undefined) =>
  numberOf(said) - (below ? 1 : 0)

/** Minutes on foot: 徒歩10分以内, 駅から5分, 10分以内. */
export const walkForms: Form[] = [
  {
    form: sticky(`(?:${STATION})?${ON_FOOT}(?:約)?${MINUTES}${WITHIN}`),
    read: ([, said, below, least]) => (least ? null : { toho: minutes(said, below) }),
  },
  {
    form: sticky(`(?:${STATION})?(?:約)?${MINUTES}${WITHIN}`),
    read: ([, said, below, least]) =>
      least || numberOf(said) > MOST_WALKED ? null : { toho: minutes(said, below) },
  },
]

const NEW_BUILDING = 0
/** More years than these are a date. */
const OLDEST = 100

const age = (years: string | undefined, below: string | undefined) =>
  Math.max(NEW_BUILDING, numberOf(years) - (below ? 1 : 0))

/** The age of a building: 築10年以内, 築5年未満, 20年以内. */
export const ageForms: Form[] = [
  {
    form: sticky(
      `築(?:年数)?(?:が|は)?(?:約)?(?:${NUMBER}年?${TO_OR})?(${NUMBER})年(?:(${BELOW})|(以上|超|~|から)|${UP_TO}|${ABOUT})?`,
    ),
    read: ([, years, below, least]) => (least ? null : { chiku_year: age(years, below) }),
  },
  {
    form: sticky(`(${NUMBER})年(?:(${BELOW})|以内|以下)(?!に)`),
    read: ([, years, below]) =>
      numberOf(years) > OLDEST ? undefined : { chiku_year: age(years, below) },
  },
]

const BY =
  '(?<by>電車|車|くるま|ばす|自転車|ちゃり|ばいく|自動車|地下鉄|jr|西鉄|どあ・?つー・?どあ)(?:で|なら)?'
const GO = '(?:通勤|通学|通える|通い)(?:時間)?(?:が|は|で)?'
const HOW_LONG =
  `(?:約)?(?:${NUMBER}分?${TO})?(?:(?<hours>${NUMBER})時間(?<half>半)?(?:(?<more>${NUMBER})分)?|(?<minutes>${NUMBER})分)` +
  `(?:${UP_TO}|${ABOUT}|(?<below>${BELOW}))?(?:で(?:行ける|いける|着く|通える))?`

/** Behind a place: まで30分, へ電車で20分以内. */
export const COMMUTE = sticky(
  `駅?(?:(?:まで|へ|に)の?(?:${BY})?(?:${GO})?|から(?:${BY.replace('by', 'from')}))${HOW_LONG}`,
)

/** The same without まで: 博多駅 30分以内. Fewer minutes are walked. */
export const FAR = sticky(`駅?(?:から)?${HOW_LONG}(?!以上|超|より)`)

export const isFar = ({ groups = {} }: RegExpExecArray): boolean => minutesOf(groups) > MOST_WALKED

const minutesOf = ({ hours, half, more, minutes }: Groups) =>
  numberOf(hours) * 60 + (half ? 30 : 0) + numberOf(more ?? minutes)

type Groups = Readonly<Record<string, string | undefined>>

/** What no commute is measured by. */
const OTHER_WAYS = /ばす|自転車|ちゃり|ばいく/

/** The condition that `COMMUTE` says of a place; `null` when none can say it. */
export function commuteTo(place: string | undefined, { groups = {} }: RegExpExecArray) {
  const by = groups.by ?? groups.from ?? ''
  if (!place || OTHER_WAYS.test(by)) return null
  const most = minutesOf(groups) - (groups.below ? 1 : 0)
  const commute = writeCommute({
    place,
    minutes: most,
    by: /^(?:車|くるま|自動車)$/.test(by) ? 'car' : 'train',
  })
  return commuteOf(commute) ? { commute: [commute] } : null
}

/** Ways to go that no condition measures. */
export const otherWays: Form[] = [
  {
    form: sticky(`(?:${BY}|${GO}|ばす停(?:から|まで)?(?:徒歩|歩いて)?)${HOW_LONG}`),
    read: () => null,
  },
]
