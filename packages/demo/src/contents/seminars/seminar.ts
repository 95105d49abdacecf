/** A seminar for owners of rental property; the body is markup.ts text. */
export type Seminar = {
  title: string
  tag: keyof typeof SEMINAR_TAGS
  /** Days from "today" to the first date; negative has been held. */
  inDays: number
  capacity: number
  picture?: string
  speaker: { name: string; profile: string }
  body: string
}

export const SEMINAR_TAGS = {
  相続: 1,
  空室対策: 2,
  土地活用: 3,
  税金: 4,
} as const

export const TAX = {
  name: '江口 隆',
  profile: '税理士。賃貸経営の確定申告と相続の相談を20年以上担当しています。',
}
export const LAWYER = {
  name: '松尾 裕子',
  profile: '司法書士。相続登記と家族信託を専門に、地域の相談会の講師も務めます。',
}
export const MANAGER = {
  name: '古賀 浩二',
  profile: '当社賃貸管理部。管理戸数の多い物件で、入居率の改善に取り組んできました。',
}
export const BUILDER = {
  name: '石橋 直樹',
  profile: '一級建築士。築古アパートの改修を数多く手がけています。',
}
