import { DropIcon, HomeIcon, KeyIcon, TrashIcon } from '@sumai/ui/icon'
import type { OwnerNote } from '../../components/owner-notes.tsx'

export const TASKS = [
  '入居者の募集',
  '契約・更新の手続き',
  '賃料の集金・送金',
  '滞納の督促',
  '建物の定期巡回',
  '24時間の設備受付',
  '退去の立ち会い・精算',
  '空室中の賃料保証',
] as const

type Plan = {
  name: string
  text: string
  when: string
  price: string
  unit: string
  /** In the order of the tasks; a text says how much of one, or at what cost. */
  holds: readonly (boolean | string)[]
  advice?: string
}

/** Prices include tax. */
export const PLANS: readonly Plan[] = [
  {
    name: '募集プラン',
    text: 'ご自身で管理し、入居者を探すところだけを任せる方に。',
    when: '成約したときだけ（税込）',
    price: '1.1',
    unit: 'か月分の賃料',
    holds: [true, true, false, false, false, false, '実費', false],
  },
  {
    name: '管理プラン',
    text: '集金から巡回、夜間の受付まで、日々の仕事を任せる方に。',
    when: '毎月（税込）',
    price: '5.5',
    unit: '%（賃料に対して）',
    holds: [true, true, true, true, '月1回', true, true, false],
    advice: '迷われたら',
  },
  {
    name: '安心プラン',
    text: '空室のあいだも、毎月決まった収入がほしい方に。',
    when: '毎月（税込）',
    price: '15',
    unit: '%（賃料に対して）',
    holds: [true, true, true, true, '月2回', true, true, '賃料の85%'],
  },
]

export const NIGHT: readonly OwnerNote[] = [
  {
    title: '電話を受けます',
    text: '水漏れ、鍵の紛失、給湯器の故障。入居者からの連絡は24時間、自社の受付がお受けします。',
  },
  {
    title: 'その日のうちに伺います',
    text: '緊急の場合は、提携する協力会社がその日のうちに現地へ向かい、水や電気をまず止めます。',
  },
  {
    title: '翌朝にご報告します',
    text: '翌営業日の午前中までに、起きたことと直した箇所、かかった費用を写真と一緒にお知らせします。',
  },
  {
    title: '同じことを繰り返しません',
    text: '設備ごとに故障の記録を残し、交換した方が安くなる時期を、次の報告書でお伝えします。',
  },
]

/** Ten flats at 55,000 yen; with two empty rooms, both are let again by the agency. */
export const EXAMPLE = [
  ['毎月の賃料', '550,000円', '550,000円', '550,000円'],
  ['毎月の料金（税込）', '0円', '30,250円', '82,500円'],
  ['1年間の手取り', '6,600,000円', '6,237,000円', '5,610,000円'],
  ['2室が3か月空いたとき', '6,149,000円', '5,925,150円', '5,423,000円'],
]

export const ROUNDS: readonly OwnerNote[] = [
  {
    title: '明かりと鍵',
    Icon: KeyIcon,
    text: '共用廊下と駐輪場の電球は、切れる前に替えます。オートロックと郵便受けは、実際に開け閉めして確かめます。',
  },
  {
    title: '水と湿り気',
    Icon: DropIcon,
    text: '屋上の排水口の落ち葉を取り、外壁の継ぎ目と廊下の天井のしみを写真に残します。梅雨の前と台風の後は、回数を増やします。',
  },
  {
    title: 'ゴミ置場と駐輪場',
    Icon: TrashIcon,
    text: '分け方のちがうゴミには札を付け、写真とともに入居者の方へお知らせします。乗られていない自転車は、年に一度片付けます。',
  },
  {
    title: '空いている部屋',
    Icon: HomeIcon,
    text: '窓を開けて水を流し、においと虫を防ぎます。次に内見される方のために、スリッパと明かりを整えてから鍵を閉めます。',
  },
]
