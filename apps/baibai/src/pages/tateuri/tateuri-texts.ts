import { BoltIcon, BookIcon, HomeIcon, LandIcon } from '@sumai/ui/icon'

export const SPEC = [
  {
    title: '省エネ性能',
    text: '断熱等性能等級5、省エネ性能表示は星4つ以上。夏も冬も、少ない光熱費で過ごせます。',
    icon: BoltIcon,
    figure: '断熱等級5・星4つ以上',
  },
  {
    title: '耐震等級3',
    text: '全棟で構造計算を行い、最も高い等級3の性能を確保しています。',
    icon: HomeIcon,
    figure: '3段階のいちばん上',
  },
  {
    title: '地盤と保証',
    text: '全区画で地盤を調査し、地盤20年、構造10年の保証をお付けします。',
    icon: LandIcon,
    figure: '地盤20年・構造10年',
  },
  {
    title: '点検と記録',
    text: '引渡しの3か月後、1年後、その後も定期に点検し、家の記録を残します。',
    icon: BookIcon,
    figure: '3か月後・1年後',
  },
]

/** One house, in the colours of one palette; the first is the largest. */
export const PHOTOS = [
  { photo: '/media/interior/interior-light-ldk-1', name: 'リビング・ダイニング' },
  { photo: '/media/interior/interior-light-kitchen', name: 'キッチン' },
  { photo: '/media/interior/interior-light-bedroom', name: '主寝室' },
  { photo: '/media/interior/interior-light-bath', name: '浴室' },
  { photo: '/media/interior/interior-light-genkan', name: '玄関' },
]

/** What to look at in a new house before buying it. */
export const LOOK_AT = [
  {
    title: '駐車場と前の道',
    text: 'お持ちの車で一度停めてみてください。前の道の幅が4mのときは、切り返しが要るかどうかで毎日の負担が変わります。電柱や側溝の位置も確かめます。',
  },
  {
    title: '家事の通り道',
    text: '洗濯機から物干し、しまう場所まで、買い物の袋を持って玄関から冷蔵庫まで。実際に歩くと、扉の開く向きや段差に気づきます。',
  },
  {
    title: '窓と隣の家',
    text: '窓を開けて、隣の窓と向き合わないか、日の入る時間を見ます。まだ建っていない区画では、建つ位置を図面でご説明します。',
  },
  {
    title: '価格に入らないもの',
    text: '照明、カーテンレール、網戸、エアコン、登記とローンの費用は、家によって別になります。総額の表をお渡ししますので、同じ条件でお比べください。',
  },
]
