import { BoltIcon, CalendarIcon, CameraIcon, EyeIcon, SlidersIcon, YenIcon } from '@sumai/ui/icon'
import type { OwnerNote } from '../../components/owner-notes.tsx'

export const BEFORE_WORKS: readonly OwnerNote[] = [
  {
    title: '写真を撮り直す',
    Icon: CameraIcon,
    text: '晴れた日の午前に、部屋の角から広く写します。1枚目を外観から居室に替えただけで、内見の数が倍になった部屋もあります。',
  },
  {
    title: '初期費用を見直す',
    Icon: YenIcon,
    text: '礼金をなくす、フリーレントを1か月付ける。賃料を2千円下げるより、2年間の収入の減りが小さく済むことがあります。',
  },
  {
    title: '条件をゆるめる',
    Icon: SlidersIcon,
    text: 'ペット、楽器、二人での入居。承諾の条件と敷金を決めておけば、同じ部屋を探す方の数が広がります。',
  },
  {
    title: '小さな設備を足す',
    Icon: BoltIcon,
    text: '室内の物干し、宅配ボックス、無料のインターネット、モニター付きインターホン。どれも1戸あたり1万〜5万円で、検索の条件に名前が載ります。',
  },
  {
    title: '管理の様子を整える',
    Icon: EyeIcon,
    text: '内見の方がはじめに目にするのは、郵便受け、廊下の照明、自転車置き場です。清掃の回数を月2回に増やし、切れた電球をその週に替えるだけで、申し込みまで進む割合が変わります。',
  },
  {
    title: '退去の予告を早く知る',
    Icon: CalendarIcon,
    text: '1か月前の予告を受けた日に次の募集を始められれば、空室は工事の日数だけで済みます。管理を任せていただいている部屋では、予告の翌日に写真と条件の案をお送りしています。',
  },
]
