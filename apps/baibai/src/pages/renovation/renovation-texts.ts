/** Rooms before and after the work; the pictures are of no listing. */
export const FINISHED = [
  {
    place: 'リビングの床と照明',
    works: '濃い色の床を、明るい木の床に張り替えました。壁紙と照明も新しくしています。',
    cost: '124万円・9日',
    before: '/media/interior/interior-reform-living-before',
    after: '/media/interior/interior-reform-living-after',
  },
  {
    place: '使わない和室を書斎に',
    works: '畳を板張りに、押入れを本棚に替え、窓も新しくしました。机は造り付けです。',
    cost: '118万円・10日',
    before: '/media/interior/interior-washitsu-3',
    after: '/media/interior/interior-study-1',
  },
  {
    place: 'キッチンの扉と水まわり',
    works: '箱と配管は残し、扉、天板、水栓、照明を新しくしました。',
    cost: '98万円・3日',
    before: '/media/interior/interior-kitchen-2',
    after: '/media/interior/interior-kitchen-3',
  },
  {
    place: '洋室の床と壁紙',
    works: '一部屋だけの工事です。床を白木に張り替え、壁の一面を緑にしました。収納は元のままです。',
    cost: '46万円・4日',
    before: '/media/interior/interior-reform-1k-before',
    after: '/media/interior/interior-reform-1k-after',
  },
]

export const BUDGET: readonly [string, string, string][] = [
  ['キッチンの交換', '80〜200万円', '3〜7日'],
  ['浴室の交換', '80〜150万円', '4〜7日'],
  ['トイレの交換', '15〜40万円', '1日'],
  ['洗面所の交換', '15〜40万円', '1〜2日'],
  ['床と壁紙の張り替え', '80〜180万円', '1〜2週間'],
  ['間取りの変更', '50〜300万円', '2週間〜2か月'],
  ['断熱（内窓・断熱材）', '50〜200万円', '3日〜2週間'],
  ['全面リノベーション', '700〜1,500万円', '2〜4か月'],
]

export const STEPS = [
  {
    title: '予算と暮らし方を伺う',
    text: '物件と工事に、いくらずつかけるかを先に決めます。',
  },
  {
    title: '直しやすい物件を探す',
    text: '構造、配管、管理規約を確かめ、希望の間取りにできるかを見学のときに判断します。',
  },
  {
    title: '建物を調べて見積もる',
    text: '購入の申込みの前に、建物状況調査と工事の概算をお出しします。',
  },
  {
    title: '購入と融資の手続き',
    text: '物件と工事の費用をまとめた住宅ローンをご案内します。',
  },
  {
    title: '設計と工事',
    text: '設計に1〜2か月、工事に2〜4か月ほどかかります。工事中も現場をご覧いただけます。',
  },
  {
    title: '引渡しと保証',
    text: '工事の保証と、住宅設備の使い方をご説明してお渡しします。',
  },
]
