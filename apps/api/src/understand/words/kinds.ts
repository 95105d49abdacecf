import type {
  BaibaiBukkenType,
  BukkenKbn,
  ChintaiBukkenType,
  ToushiBukkenType,
} from '@sumai/domain/codes'

/** What people call the kinds of homes to let. */
export const CHINTAI_KINDS: Record<ChintaiBukkenType, string> = {
  mansion:
    'マンション 賃貸マンション 分譲マンション 分譲賃貸 分譲賃貸マンション タワーマンション タワマン 高層マンション mansion',
  apartment: 'アパート 賃貸アパート アパ アパートメント apartment apart',
  kodate: `一戸建て 一戸建 戸建て 戸建 一軒家 一軒屋 いっけんや 1戸建て 1軒家 貸家 借家 貸し家 賃貸一戸建て 賃貸戸建て 戸建て賃貸 戸建賃貸 一軒家賃貸
    賃貸一軒家 賃貸住宅戸建て 戸建住宅 いっこだて こだて house`,
  tenpo: `店舗 事務所 貸店舗 貸事務所 オフィス テナント 店舗・事務所 貸店舗・事務所 店舗事務所 賃貸事務所 賃貸オフィス 貸オフィス
    貸しオフィス 貸し店舗 貸し事務所 居抜き 居抜き物件 賃貸店舗 貸テナント 貸しテナント レンタルオフィス`,
  souko: '倉庫 工場 貸倉庫 貸工場 倉庫・工場 貸倉庫・工場 貸し倉庫 作業場 賃貸倉庫',
}

/** One name for several kinds, of which words beside it choose. */
type Kinds<Kind> = readonly (readonly [kinds: readonly Kind[], words: string])[]

export const HOUSE = [
  '一戸建て',
  '一戸建',
  '戸建て',
  '戸建',
  '一軒家',
  '一軒屋',
  'いっけんや',
  '戸建住宅',
  '戸建て住宅',
  '1戸建て',
  '一戸建て住宅',
]
const each = (...before: string[]) =>
  before.flatMap((word) => HOUSE.map((house) => word + house)).join(' ')

/** What people call the kinds of homes for sale. */
export const BAIBAI_KINDS: Kinds<BaibaiBukkenType> = [
  [
    ['hanbai_mansion'],
    'マンション 中古マンション 中古のマンション 分譲マンション 売りマンション 売マンション マンション購入 ファミリーマンション タワーマンション タワマン mansion',
  ],
  [
    ['hanbai_chuko'],
    `中古住宅 中古の家 中古家屋 中古物件戸建 古民家 空き家 ${each('中古', '中古の')}`,
  ],
  [['hanbai_shinchiku'], `新築住宅 新築の家 ${each('新築', '新築の')}`],
  [
    ['tateuri'],
    '建売 建売り 建売住宅 建て売り 建て売り住宅 分譲住宅 新築分譲 新築分譲住宅 新築建売 自社分譲 分譲戸建 分譲一戸建て 新築建売住宅 たてうり',
  ],
  [
    ['hanbai_tochi'],
    '土地 売土地 売り土地 売地 売り地 宅地 分譲地 住宅用地 売買土地 とち 宅地分譲 土地のみ 土地だけ',
  ],
  [
    ['hanbai_chuko', 'hanbai_shinchiku', 'tateuri'],
    `${each('', '売り', '売')} マイホーム 持ち家 住宅 家 売家 売り家 いっこだて こだて house`,
  ],
  [['hanbai_mansion', 'hanbai_chuko'], '中古 中古物件 ちゅうこ'],
]

const ALL: readonly ToushiBukkenType[] = ['toushi_mansion', 'toushi_apartment', 'toushi_other']

/** What people call investments. */
export const INVEST_KINDS: Kinds<ToushiBukkenType> = [
  [
    ALL,
    '投資 投資用 投資用物件 投資物件 収益物件 収益 収益用 収益不動産 不動産投資 投資向け 投資用不動産 売り収益 収益用不動産',
  ],
  [
    ['toushi_mansion'],
    '投資用マンション 投資マンション 収益マンション 投資用のマンション マンション 中古マンション 分譲マンション',
  ],
  [
    ['toushi_apartment'],
    'アパート 投資用アパート 投資アパート 収益アパート 売りアパート 売アパート アパート経営 中古アパート',
  ],
  [
    ['toushi_other'],
    'ビル 収益ビル 売りビル 売ビル 投資用ビル 貸しビル 店舗 売り店舗 売店舗 事務所 倉庫 工場 ホテル 投資用戸建て 投資用戸建 投資用一戸建て 戸建て投資 戸建投資 一戸建て投資 収益戸建て 収益戸建 投資用店舗 投資用その他 売り倉庫',
  ],
]

/** Said of some investments only; their search looks for it as words. */
export const OF_INVESTMENTS: Kinds<ToushiBukkenType> = [[ALL, 'オーナーチェンジ 賃貸中 満室']]

/** What people call the parts of a building that an investment is. */
export const UNITS: Record<BukkenKbn, string> = {
  kubun: '区分 区分所有',
  ittou: '一棟 1棟 一棟売り 1棟売り 一棟もの 1棟もの 一棟物 一棟売 棟売り',
  jigyou: '事業用 事業用物件 事業用地 事業用不動産',
}

/** One unit of a building, by its layout. */
export const STUDIO = 'ワンルーム ワンルームマンション 1R 1K'

/** Words for a part that also say the kind of building. */
export const UNITS_OF: readonly (readonly [BukkenKbn, ToushiBukkenType, words: string])[] = [
  [
    'kubun',
    'toushi_mansion',
    '区分マンション 区分所有マンション ワンルーム投資 ワンルームマンション投資 投資用ワンルーム 投資用ワンルームマンション 投資ワンルーム',
  ],
  ['ittou', 'toushi_mansion', '一棟マンション 1棟マンション 一棟売りマンション 1棟売りマンション'],
  ['ittou', 'toushi_apartment', '一棟アパート 1棟アパート 一棟売りアパート 1棟売りアパート'],
  ['ittou', 'toushi_other', '一棟ビル 1棟ビル 一棟売りビル'],
  ['jigyou', 'toushi_other', '事業用ビル 事業用店舗 事業用倉庫'],
]
