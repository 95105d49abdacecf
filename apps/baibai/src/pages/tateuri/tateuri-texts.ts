import { BookIcon, HomeIcon, KeyIcon, LandIcon } from '@sumai/ui/icon'

export const SPEC = [
  {
    title: '省エネ性能',
    text: '断熱等性能等級5、省エネ性能表示は星4つ以上。夏も冬も、少ない光熱費で過ごせます。',
    icon: HomeIcon,
  },
  {
    title: '耐震等級3',
    text: '全棟で構造計算を行い、最も高い等級3の性能を確保しています。',
    icon: KeyIcon,
  },
  {
    title: '地盤と保証',
    text: '全区画で地盤を調査し、地盤20年、構造10年の保証をお付けします。',
    icon: LandIcon,
  },
  {
    title: '点検と記録',
    text: '引渡しの3か月後、1年後、その後も定期に点検し、家の記録を残します。',
    icon: BookIcon,
  },
]

export const PHOTOS = [
  { photo: '/media/interior/interior-ldk-10', name: 'リビング・ダイニング' },
  { photo: '/media/interior/interior-kitchen-2', name: 'キッチン' },
  { photo: '/media/interior/interior-bedroom-5', name: '主寝室' },
  { photo: '/media/interior/interior-senmen-1', name: '洗面所' },
  { photo: '/media/interior/interior-bath-2', name: '浴室' },
  { photo: '/media/exterior/exterior-kodate-new-2', name: '外観' },
]
