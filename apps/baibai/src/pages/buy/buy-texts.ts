import { BuildingIcon, HomeIcon, KeyIcon, LandIcon } from '@sumai/ui/icon'

/** The kinds of homes, each with its advantages. */
export const DOORS = [
  {
    kind: 'hanbai_mansion',
    title: '中古マンション',
    text: '駅の近くや街の中心に多く、実際の眺めと管理の状態を見て選べます。',
    photo: '/media/exterior/exterior-mansion-15',
    icon: BuildingIcon,
  },
  {
    kind: 'hanbai_chuko',
    title: '中古一戸建て',
    text: '庭や駐車場のある暮らしを、新築より抑えた予算で考えられます。',
    photo: '/media/exterior/exterior-kodate-23',
    icon: HomeIcon,
  },
  {
    kind: 'hanbai_shinchiku',
    title: '新築一戸建て',
    text: '省エネと耐震の性能がそろい、すぐに住みはじめられます。',
    photo: '/media/exterior/exterior-kodate-34',
    icon: HomeIcon,
  },
  {
    kind: 'tateuri',
    title: '新築分譲住宅',
    text: '街並みごと計画した自社の分譲地です。仲介手数料はかかりません。',
    photo: '/media/exterior/exterior-kodate-20',
    icon: KeyIcon,
  },
  {
    kind: 'hanbai_tochi',
    title: '土地',
    text: '建てたい家から逆算して、広さと法令の制限を確かめながら探します。',
    photo: '/media/exterior/exterior-tochi-12',
    icon: LandIcon,
  },
] as const

export const STEPS = [
  {
    title: '資金計画を立てる',
    text: '毎月の返済額と自己資金を決めます。借りられる額ではなく、返せる額から考えます。',
    term: '最初の面談',
  },
  {
    title: '物件を探して見学する',
    text: '気になる物件を見学します。周辺の道、日当たり、音も一緒に確かめます。',
    term: '1〜3か月',
  },
  {
    title: '購入を申し込む',
    text: '価格と引渡しの時期などの条件を、売主様と調整します。',
    term: '1週間ほど',
  },
  {
    title: '住宅ローンの事前審査',
    text: '金融機関ごとの条件を並べてご説明し、申込みをお手伝いします。',
    term: '3日〜1週間',
  },
  {
    title: '重要事項説明と売買契約',
    text: '宅地建物取引士が書面でご説明し、納得されたうえで契約を結び、手付金をお支払いいただきます。',
    term: '1日',
  },
  {
    title: 'ローンの本審査と契約',
    text: '金融機関と金銭消費貸借契約を結びます。火災保険もこの時期に選びます。',
    term: '2〜4週間',
  },
  {
    title: '残代金のお支払いと引渡し',
    text: '登記の手続きをして鍵をお渡しします。引っ越しのご相談も承ります。',
    term: '1日',
  },
  {
    title: '住宅ローン控除の申告',
    text: '住みはじめた翌年に税務署へ申告します。要る書類を、時期が来たらお知らせします。',
    term: '翌年の2〜3月',
  },
]
