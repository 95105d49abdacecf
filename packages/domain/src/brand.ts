const NAME = 'くすのき不動産'

/**
 * The agency, in one place: nothing else in the code names it. Another agency that runs this
 * product edits this file, company.ts and the mark in packages/ui. Everything here is fictional.
 */
export const BRAND = {
  name: NAME,
  legalName: `株式会社${NAME}`,
  /** For the copyright line. */
  romaji: 'Kusunoki Fudosan',
  /** Answers the Q&A pages; their content types are `ekimaesan_*`. */
  mascot: 'えきまえさん',
  /** The anniversary badge counts from here. */
  foundedYear: 1996,
  anniversary: 30,
  /** Toll free, for visitors who have not chosen a shop. */
  tel: '0120-000-000',
  telHours: '10:00〜18:00 水曜定休',
  /** Opening hours after which an enquiry is answered at the latest. */
  replyHours: 3,
  /** 宅地建物取引業 licence. Offices in three prefectures: granted by the minister. */
  licence: '国土交通大臣（3）第98210号',
  associations: ['（公社）全国宅地建物取引業保証協会会員', '（一社）九州不動産公正取引協議会加盟'],
  headOffice: { zip: '810-0001', address: '福岡県福岡市中央区天神9丁目1-1' },
  tagline: {
    chintai: '福岡・佐賀・熊本の賃貸',
    baibai: '福岡・佐賀・熊本の売買・投資',
  },
  /** Where the source of this site is published, as its licence asks. */
  source: 'https://source.kusunoki-fudosan.example/',
  /** Titles of the two tops. */
  topTitle: {
    chintai: `福岡・佐賀・熊本北部の賃貸なら${NAME}`,
    baibai: `福岡・佐賀・熊本北部の不動産売買なら${NAME}`,
  },
} as const

type Called = { freeDial?: string | null; tel: string }

/** The telephone number of a shop, toll free where it has one, or of the agency when the shop is unknown. */
export const telOf = (shop: Called | null | undefined): string =>
  shop?.freeDial ?? shop?.tel ?? BRAND.tel

/** Figures for owners about the managed homes, each with its date. */
export const MANAGEMENT = [
  { label: '管理戸数', value: '18,400', unit: '戸', note: '2026年9月末現在' },
  { label: '入居率', value: '96.8', unit: '%', note: '2026年9月末現在。管理する居住用の部屋' },
  { label: '平均の空室日数', value: '32', unit: '日', note: '2025年度に成約した管理物件の平均' },
] as const

/**
 * Claims of the agency. The advertising code requires the period and the source of a figure beside
 * it, so never show a claim without its note.
 */
export const CLAIMS = [
  {
    label: '年間の仲介件数',
    value: '10,000',
    unit: '件以上',
    note: '2025年度 賃貸・売買の合計',
  },
  {
    label: '上場市場',
    value: '東証プライム',
    unit: '',
    note: '東京証券取引所 プライム市場に上場',
  },
  {
    label: '地図サービスの口コミ平均',
    value: '4.79',
    unit: ' / 5',
    note: '全店舗の平均。2026年10月末時点',
  },
] as const
