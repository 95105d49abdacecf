import type { LinkGroup } from '@sumai/content/link-list-page'
import { AlertIcon, CalculatorIcon, ChatIcon, RecordIcon, YenIcon } from '@sumai/ui/icon'

/** Which of the offices below a buyer needs when. */
export const STEPS = [
  {
    title: '土地と災害の情報を見る',
    term: '見学の前後',
    text: 'ハザードマップで浸水と土砂災害の想定を、登記情報で持ち主と担保を確かめます。',
  },
  {
    title: 'ローンと補助金を確かめる',
    term: '契約の前',
    text: '補助金には、工事の契約より先に申請するものがあります。事前審査は当社の店舗でも承ります。',
  },
  {
    title: '登記を申請する',
    term: '引渡しの日',
    text: '所有権の移転と抵当権の設定を、決済の場で司法書士に任せます。費用は見積もりでお示しします。',
  },
  {
    title: '不動産取得税と住宅ローン控除の申告',
    term: '引渡しから翌年3月まで',
    text: '取得税の軽減は県税事務所へ、1年目の控除は確定申告で税務署へ。お勤めの方は、2年目から年末調整で受けられます。',
  },
]

/** Offices and institutions, each at its home page. */
export const LINKS: readonly LinkGroup[] = [
  {
    id: 'register',
    heading: '登記・権利',
    Icon: RecordIcon,
    about:
      '買う前に、登記簿で持ち主、面積、担保を確かめられます。登記の申請は決済の日に司法書士が行い、相続した家の名義の変更には3年の期限があります。住所が変わった方は、売る前に登記の住所も直しておきましょう。',
    parts: [
      {
        links: [
          {
            name: '法務局',
            url: 'https://houmukyoku.moj.go.jp/',
            text: '登記の申請、登記事項証明書',
          },
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
    ],
  },
  {
    id: 'tax',
    heading: '税金',
    Icon: YenIcon,
    about:
      '買ったときの不動産取得税は県へ、住宅ローン控除や売却の利益は国へ、固定資産税は市区町村へ納めます。どれも軽減には申告や期限がありますので、契約の前にそれぞれの窓口で最新の条件をご確認ください。',
    parts: [
      {
        links: [
          {
            name: '国税庁',
            url: 'https://www.nta.go.jp/',
            text: '住宅ローン控除、譲渡所得、印紙税',
          },
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
    ],
  },
  {
    id: 'loan',
    heading: '住宅ローン・補助金',
    Icon: CalculatorIcon,
    about:
      '全期間固定の金利、ローンの相談先、国の補助の一覧です。補助金は予算がなくなると締め切られ、工事の契約より前の申請が要るものもあります。リフォームや省エネの工事を考える方は、見積もりをお取りになる前に、締め切りの日をご覧ください。',
    parts: [
      {
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
    ],
  },
  {
    id: 'ground',
    heading: '災害・地価',
    Icon: AlertIcon,
    about:
      '住所を入れると、浸水や土砂災害の想定、過去の取引の価格、昔の地形を調べられます。物件ページの表示とあわせ、家の場所だけでなく、駅や学校までの道も見ておくと安心です。',
    parts: [
      {
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
    ],
  },
  {
    id: 'advice',
    heading: '取引の相談',
    Icon: ChatIcon,
    about:
      '契約や手付金のことで行き違いがあったときに、当社とは別の立場で相談に応じる窓口です。契約書と重要事項説明書を手元に置いて連絡すると、話が早く進みます。当社の担当者の説明でわからないことがあるときも、遠慮なくお使いください。',
    parts: [
      {
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
    ],
  },
]
