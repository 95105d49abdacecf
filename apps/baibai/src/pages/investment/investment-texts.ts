import { BuildingIcon, HomeIcon, KeyIcon } from '@sumai/ui/icon'

/** By `bukken_kbn`. */
export const KINDS = [
  {
    kbn: 'kubun',
    title: '区分所有',
    text: 'マンションの一室から。少ない自己資金で始められ、管理の手間も少なめです。',
    icon: KeyIcon,
    photo: '/media/interior/interior-1k-3',
  },
  {
    kbn: 'ittou',
    title: '一棟売り',
    text: 'アパートやマンションを土地ごと。空室の影響を分散でき、運営を自分で決められます。',
    icon: BuildingIcon,
    photo: '/media/exterior/exterior-ittou-1',
  },
  {
    kbn: 'jigyou',
    title: '事業用',
    text: '店舗、事務所、倉庫。賃料は高めで、契約の期間も長くなります。',
    icon: HomeIcon,
    photo: '/media/exterior/exterior-tenpo-1',
  },
]

export const STEPS = [
  {
    title: '目的と予算を決める',
    text: '毎月の収入、老後の備え、相続の対策。目的によって選ぶ物件が変わります。',
  },
  {
    title: '収支を試算する',
    text: '空室率と経費を厳しめに見て、返済のあとに残る金額を確かめます。',
  },
  {
    title: '現地とレントロールを見る',
    text: '建物の傷み、入居の状況、周辺の賃料を一緒に確かめます。',
  },
  {
    title: '融資の申込みと契約',
    text: '金融機関のご紹介から、重要事項説明、契約までお手伝いします。',
  },
  {
    title: '購入後の管理',
    text: '入居者の募集、賃料の管理、修繕まで、賃貸部門が引き受けます。',
  },
]
