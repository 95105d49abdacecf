import { CITY_COUNT } from './areas.ts'
import { BRAND } from './brand.ts'

/** All shops, and how many of them let or only sell: both sites list fewer than there are. */
export const SHOPS_IN_WORDS = '30店舗（賃貸28・売買センター2）'

export const PRESIDENT = '代表取締役社長 楠 一樹'

/** 会社概要: the table and the history of /company. All of it is fictional. */
export const COMPANY = {
  outline: [
    { label: '商号', value: BRAND.legalName },
    { label: '代表者', value: PRESIDENT },
    { label: '設立', value: `${BRAND.foundedYear}年4月` },
    { label: '資本金', value: '3億2,000万円' },
    { label: '上場市場', value: '東京証券取引所 プライム市場' },
    { label: '従業員数', value: '412名（2026年4月現在）' },
    { label: '本社', value: `〒${BRAND.headOffice.zip} ${BRAND.headOffice.address}` },
    { label: '事業内容', value: '不動産の賃貸・売買の仲介、賃貸管理、リノベーション、土地活用' },
    { label: '免許番号', value: `宅地建物取引業 ${BRAND.licence}` },
    { label: '所属団体', value: BRAND.associations },
    { label: '電話', value: [BRAND.tel, BRAND.telHours] },
  ],
  /** Where the head office is, and how to find it. */
  place: { lat: 33.5899, lng: 130.3968 },
  access:
    '福岡市地下鉄 天神駅から徒歩5分。駐車場はありませんので、公共の交通機関をご利用ください。',
  /** By the president, a paragraph each. */
  greeting: [
    '久留米の駅前に、机ふたつの店を開いたのが始まりでした。手書きの間取り図を窓に貼り、自転車の後ろにお客様をお乗せして部屋を見に行っていたころから、変わらない決まりが一つあります。自分の家族に勧められない部屋は、お客様にもお勧めしないことです。',
    '部屋を決めるのは、間取りと家賃だけではありません。朝の電車の混み方、夜の帰り道の明るさ、隣に住む方の暮らしの時間。数字にならないことを知っているのは、その街で働く者です。ですから私たちは、店舗の数を急いで増やすより、一つの街に長く勤める担当者を育てることを選んできました。',
    '貸す方と借りる方、売る方と買う方。どちらの話も聞く仕事だからこそ、費用と条件ははじめにすべてお見せします。くすのきが街に根を張るように、次の30年も、同じ場所でお待ちしています。',
  ],
  history: [
    {
      year: 1996,
      event: '久留米市で賃貸の仲介を始める',
      detail: '西鉄久留米駅の近くに1号店を開く。社員は3名。',
    },
    {
      year: 2001,
      event: '筑後地域に店舗を広げ、賃貸管理を始める',
      detail: '貸したままにしないでほしい、という家主の方の声から、月1回の巡回を始める。',
    },
    {
      year: 2006,
      event: '福岡市に出店。売買の仲介を始める',
      detail: '借りていた方が家を買う年ごろになり、同じ担当者が続けて相談を受けられるようにする。',
    },
    {
      year: 2012,
      event: '佐賀県・熊本県北部に出店',
      detail: '県境をまたいで通勤する方が、どちらの県の部屋も一度に探せるようになる。',
    },
    {
      year: 2015,
      event: '東京証券取引所 市場第一部に上場',
      detail: '社外の取締役を迎え、年4回の決算を公開する。',
    },
    {
      year: 2018,
      event: '管理する部屋のリノベーションを自社で手がける',
      detail: '設計と工事の部署を設け、工事の前と後の賃料を家主の方に公開する。',
    },
    {
      year: 2022,
      event: '東京証券取引所 プライム市場に移る',
      detail: '市場の区分の見直しに合わせて移行し、決算と手数料の考え方を公開する。',
    },
    {
      year: 2026,
      event: `創業30周年。${SHOPS_IN_WORDS}になる`,
      detail: `3県${CITY_COUNT}の市区町村で、賃貸と売買をあわせて年10,000件以上をお手伝いする。`,
    },
  ],
} as const
