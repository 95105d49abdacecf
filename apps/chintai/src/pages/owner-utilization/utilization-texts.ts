import { CalendarIcon, LandIcon, UserIcon, YenIcon } from '@sumai/ui/icon'
import type { OwnerNote } from '../../components/owner-notes.tsx'

/**
 * Of a plot of 198 m² (60 坪) ten minutes from a station, in 万円: the cost once, income and expenses
 * a year, before tax.
 */
export const LETS = [
  { name: 'アパート（1LDK 6戸）', cost: 7_200, income: 374, expenses: 112 },
  { name: '戸建賃貸（2棟）', cost: 3_400, income: 192, expenses: 48 },
  { name: '駐車場（8台）', cost: 120, income: 52, expenses: 17 },
] as const

export const SALE = { name: '売却（坪30万円）', cost: 90, left: 1_710 } as const

export const QUESTIONS: readonly OwnerNote[] = [
  {
    title: '10年後に使う予定がある',
    Icon: CalendarIcon,
    text: 'お子さまが家を建てるかもしれない土地なら、すぐにやめられる駐車場か、期限を決めて貸す土地が向きます。建物を建てると、壊す費用と入居者の方への補償が要ります。',
  },
  {
    title: '相続の税を軽くしたい',
    Icon: YenIcon,
    text: '貸家を建てると土地の評価は下がりますが、借入れと空室の心配が残ります。下がる税の額と、増える手間を並べ、税理士と一緒に確かめてからお決めください。',
  },
  {
    title: '形が悪い、道が狭い',
    Icon: LandIcon,
    text: '車の入らない土地でも、資材置場や家庭菜園として借りたい方がいます。隣の方に買っていただくと、互いの土地の価値が上がることもあります。',
  },
  {
    title: '兄弟で持っている',
    Icon: UserIcon,
    text: '共有の土地は、貸すにも売るにも全員の承諾が要ります。代表を決めて収支を毎年書面で分けるか、元気なうちに分けておくか。早いほど選べる道が多くなります。',
  },
]
