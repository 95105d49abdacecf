import { ClockIcon, HomeIcon, KeyIcon, YenIcon } from '@sumai/ui/icon'

export const MERITS = [
  {
    title: '最短2週間で現金に',
    text: '買主を探す時間がかからず、お支払いの日を先に決められます。',
    icon: ClockIcon,
    figure: '通常の仲介は3〜6か月',
  },
  {
    title: '仲介手数料なし',
    text: '当社が買主になるため、仲介手数料はかかりません。',
    icon: YenIcon,
    figure: '2,000万円なら72.6万円の差',
  },
  {
    title: 'そのままの状態で',
    text: '残った家具の片付け、修繕、解体は当社で行います。',
    icon: HomeIcon,
    figure: '片付け・修繕 0円',
  },
  {
    title: '引渡し後の責任なし',
    text: '契約不適合責任は免責とし、売却後の修理のご負担はありません。',
    icon: KeyIcon,
    figure: '契約不適合責任 免責',
  },
]

export const CASES = [
  {
    title: '相続した家を、兄弟で分けたい',
    text: '遠方にお住まいの皆様に代わり、室内の片付けまでお引き受けします。',
    photo: '/media/interior/interior-washitsu-5',
  },
  {
    title: '住み替え先の支払い日が決まっている',
    text: '引渡しの日をそろえ、仮住まいのない住み替えをご提案します。',
    photo: '/media/interior/interior-natural-ldk-empty',
  },
  {
    title: '築年数が古く、買い手が見つからない',
    text: '当社でリノベーションをする前提で、建物の価値を見直します。',
    photo: '/media/exterior/exterior-kodate-22',
  },
  {
    title: '近所に知られずに売りたい',
    text: '広告を出さず、内覧もありません。',
    photo: '/media/interior/interior-engawa-1',
  },
]

/** When another way is better, or when nothing can be bought yet. */
export const LIMITS = [
  {
    title: '時間をかけられるとき',
    text: '買主を待てるなら、仲介のほうが手取りは多くなります。どちらの金額もお見せします。',
  },
  {
    title: '借入れが多く残っているとき',
    text: '買取の価格より住宅ローンの残りが多いと、差額のご用意が要ります。',
  },
  {
    title: '名義がそろっていないとき',
    text: '相続の登記と、共有の方全員の同意が済むまで契約はできません。手続きの順番からご案内します。',
  },
  {
    title: '土地に事情があるとき',
    text: '道路に接していない土地、境界が決まっていない土地、借地は、現地を確かめてからお返事します。',
  },
]

/** A flat for 20 million yen at a broker, or 15 million yen from us. */
export const EXAMPLE: readonly [string, string, string][] = [
  ['現金になるまで', '3〜6か月', '最短2週間'],
  ['売れる価格', '2,000万円', '1,500万円'],
  ['仲介手数料', '−72.6万円', '0円'],
  ['印紙税・抵当権の抹消', '−3万円', '−3万円'],
  ['片付け・清掃', '−20万円', '0円'],
]

/** What is left of it and what is taken off, in 万円. */
export const RESULTS = [
  { way: '仲介', until: '引渡しまで3〜6か月', left: 1904, costs: 96 },
  { way: '買取', until: '引渡しまで最短2週間', left: 1497, costs: 3 },
]

/** The higher price, 万円: the whole width of their bars. */
export const MOST = 2000

export const STEPS = [
  {
    title: '買取査定を申し込む',
    text: '種別、場所、広さをお知らせください。',
    term: '当日',
  },
  {
    title: '現地を確かめて価格をご提示',
    text: '訪問は1回、1時間ほどです。価格の有効期限もお伝えします。',
    term: '3日〜1週間',
  },
  {
    title: '売買契約',
    text: '条件を書面にし、手付金をお支払いします。',
    term: '1日',
  },
  {
    title: '引渡しとお支払い',
    text: 'ご希望の日に残りの全額をお支払いします。',
    term: '最短1週間',
  },
]
