import type { PropertyRow } from '../rows.ts'

export type Property = Omit<PropertyRow, 'title' | 'catchCopy' | 'comment'>

/** Something that may be said of a property: in a word, and in a sentence. */
export type Saying = { isTrue: (property: Property) => boolean; word: string; sentence: string }

const has =
  (code: number) =>
  ({ setsubijoken }: Property): boolean =>
    setsubijoken?.includes(code) ?? false

const CORNER = 2

const GROUND: readonly Saying[] = [
  {
    isTrue: ({ setsudoJokyo }) => setsudoJokyo === CORNER,
    word: '角地',
    sentence: '二方の道路に接する角地で、風通しと開放感があります。',
  },
  {
    isTrue: ({ setsudo }) => (setsudo?.[0]?.fukuin_m ?? 0) >= 6,
    word: '前面道路6m以上',
    sentence: '前面道路は6m以上の幅があり、車の出し入れがしやすい環境です。',
  },
]

const HOME: readonly Saying[] = [
  {
    isTrue: ({ muki }) => muki === 5,
    word: '南向き',
    sentence: '主要な採光面は南向きで、日中は明るく過ごせます。',
  },
  {
    isTrue: ({ isReform }) => isReform === true,
    word: 'リフォーム済み',
    sentence: 'リフォームの箇所と時期は、物件概要でご確認いただけます。',
  },
  {
    isTrue: ({ parkingDaisu, tochiMen }) => (parkingDaisu ?? 0) >= 3 && tochiMen != null,
    word: '駐車3台以上',
    sentence: '車を3台以上とめられる広さがあり、来客のときも安心です。',
  },
  {
    isTrue: ({ parkingDaisu, tochiMen }) => parkingDaisu === 2 && tochiMen != null,
    word: '駐車2台',
    sentence: '2台分の駐車スペースがあり、共働きのご家庭にも便利です。',
  },
  {
    isTrue: ({ isPet }) => isPet === true,
    word: 'ペット可',
    sentence: 'ペットと暮らせるマンションです。細則は管理規約でご確認いただけます。',
  },
  {
    isTrue: has(501),
    word: 'オートロック',
    sentence: 'エントランスはオートロックで、来客を確かめてから解錠できます。',
  },
  {
    isTrue: has(401),
    word: 'ウォークインクローゼット',
    sentence: '主寝室にはウォークインクローゼットがあります。',
  },
  {
    isTrue: has(202),
    word: 'カウンターキッチン',
    sentence: 'キッチンはカウンター式で、家族の様子を見ながら料理ができます。',
  },
  {
    isTrue: has(103),
    word: '浴室乾燥機',
    sentence: '浴室乾燥機付きで、天気を気にせず洗濯ができます。',
  },
  {
    isTrue: ({ isMinyukyo }) => isMinyukyo === true,
    word: '省エネ性能★4',
    sentence: '断熱等級5の建物で、光熱費の目安も表示しています。',
  },
  {
    isTrue: ({ kodawariKozo }) => kodawariKozo?.includes(1) ?? false,
    word: '平屋',
    sentence: '生活が一つの階でまとまる平屋です。',
  },
  {
    isTrue: ({ inspection }) => inspection === true,
    word: '建物状況調査済み',
    sentence: '専門家による建物状況調査を済ませています。報告書をご覧いただけます。',
  },
]

const LAND: readonly Saying[] = [
  {
    isTrue: ({ isNoCondition }) => isNoCondition === true,
    word: '建築条件なし',
    sentence: '建築条件はありませんので、お好みの会社で建てられます。',
  },
  {
    isTrue: ({ isSarachi }) => isSarachi === true,
    word: '更地',
    sentence: '現況は更地で、すぐに計画を始められます。',
  },
  {
    isTrue: ({ genkyo }) => genkyo === 10,
    word: '更地渡し',
    sentence: '古家は解体し、更地にしてお引き渡しすることができます。',
  },
  {
    isTrue: ({ gesui }) => gesui === '公共下水',
    word: '公共下水',
    sentence: '公共下水道の区域で、浄化槽の維持費がかかりません。',
  },
]

const INVESTMENT: readonly Saying[] = [
  {
    isTrue: ({ bukkenKbn }) => bukkenKbn === 'kubun',
    word: 'オーナーチェンジ',
    sentence: '入居者のいるまま引き継ぐため、引渡しの日から家賃収入があります。',
  },
  {
    isTrue: ({ nyukyoRitsu, bukkenKbn }) => nyukyoRitsu === 100 && bukkenKbn !== 'kubun',
    word: '満室稼働中',
    sentence: '現在は全室が賃貸中です。賃貸借の内容は書面でお渡しします。',
  },
  {
    isTrue: ({ bukkenKbn }) => bukkenKbn === 'ittou',
    word: '一棟所有',
    sentence: '土地と建物をあわせて所有でき、運営の方針を自分で決められます。',
  },
  {
    isTrue: ({ kotsu }) => kotsu[0]?.bus_fun === null && kotsu[0].toho_fun <= 10,
    word: '駅徒歩10分以内',
    sentence: '最寄り駅から徒歩10分以内で、次の入居者の募集でも探されやすい立地です。',
  },
  {
    isTrue: ({ taishin }) => taishin === 'shin',
    word: '新耐震基準',
    sentence: 'いまの耐震基準（1981年6月以降）で建てられています。',
  },
]

/** What is true of this one. */
export function sayingsOf(property: Property): Saying[] {
  const { toushiBukkenType, bukkenType } = property
  const all = toushiBukkenType ? INVESTMENT : bukkenType === 'hanbai_tochi' ? LAND : HOME
  return [...all, ...GROUND].filter(({ isTrue }) => isTrue(property))
}
