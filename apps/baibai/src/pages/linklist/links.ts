/** Offices and institutions, each at its home page. */
export const LINKS = [
  {
    heading: '登記・権利',
    links: [
      { name: '法務局', url: 'https://houmukyoku.moj.go.jp/', text: '登記の申請、登記事項証明書' },
      {
        name: '登記情報提供サービス',
        url: 'https://www1.touki.or.jp/',
        text: '登記の内容をインターネットで閲覧',
      },
      {
        name: '日本司法書士会連合会',
        url: 'https://www.shiho-shoshi.or.jp/',
        text: '司法書士をさがす',
      },
    ],
  },
  {
    heading: '税金',
    links: [
      { name: '国税庁', url: 'https://www.nta.go.jp/', text: '住宅ローン控除、譲渡所得、印紙税' },
      {
        name: '福岡県',
        url: 'https://www.pref.fukuoka.lg.jp/',
        text: '不動産取得税（福岡県内の物件）',
      },
      {
        name: '佐賀県',
        url: 'https://www.pref.saga.lg.jp/',
        text: '不動産取得税（佐賀県内の物件）',
      },
      {
        name: '熊本県',
        url: 'https://www.pref.kumamoto.jp/',
        text: '不動産取得税（熊本県内の物件）',
      },
    ],
  },
  {
    heading: '住宅ローン・補助金',
    links: [
      {
        name: '住宅金融支援機構',
        url: 'https://www.jhf.go.jp/',
        text: '【フラット35】、災害の復興融資',
      },
      {
        name: '全国銀行協会',
        url: 'https://www.zenginkyo.or.jp/',
        text: '住宅ローンの基礎知識と相談',
      },
      {
        name: '国土交通省 住宅',
        url: 'https://www.mlit.go.jp/jutakukentiku/',
        text: '住宅の補助と税制',
      },
    ],
  },
  {
    heading: '災害・地価',
    links: [
      {
        name: 'ハザードマップポータルサイト',
        url: 'https://disaportal.gsi.go.jp/',
        text: '洪水・土砂災害・高潮・津波の想定',
      },
      {
        name: '不動産情報ライブラリ',
        url: 'https://www.reinfolib.mlit.go.jp/',
        text: '地価公示、取引価格、都市計画',
      },
      {
        name: '地理院地図',
        url: 'https://maps.gsi.go.jp/',
        text: '土地の成り立ちと標高',
      },
    ],
  },
  {
    heading: '取引の相談',
    links: [
      {
        name: '全国宅地建物取引業保証協会',
        url: 'https://www.hosyo.or.jp/',
        text: '不動産取引の苦情と相談',
      },
      {
        name: '不動産適正取引推進機構',
        url: 'https://www.retio.or.jp/',
        text: '紛争の事例と手引き',
      },
    ],
  },
]
