import { CalculatorIcon, ScaleIcon, UserIcon } from '@sumai/ui/icon'

export const REASONS = [
  {
    title: '根拠のある査定',
    text: '近隣の成約事例と、いま売りに出ている物件を並べて、価格の理由をお見せします。',
    icon: CalculatorIcon,
  },
  {
    title: '仲介と買取を並べて',
    text: '時間をかけて高く売るか、早く確実に現金にするか。両方の手取り額で比べられます。',
    icon: ScaleIcon,
  },
  {
    title: '最後まで同じ担当者',
    text: '査定から引渡し、確定申告のご案内まで、宅地建物取引士の資格を持つ担当者がお手伝いします。',
    icon: UserIcon,
  },
]

/** What the sample of a report shows. */
export const REPORT = [
  {
    title: '比べた成約事例',
    text: '広さや築年数の近い成約事例を選び、駅からの距離などのちがいを補正します。',
  },
  {
    title: '査定価格とその幅',
    text: '補正した事例から価格を出し、売出しの相談に使える幅でお示しします。',
  },
  {
    title: '手元に残る金額',
    text: '仲介と買取の手取りと、現金になるまでの期間を並べます。',
  },
]

type Way = 'chukai' | 'kaitori'
type Compared = { label: string; better?: Way } & Readonly<Record<Way, string>>

/** What the two ways to sell have in common, and which of them is better where one is. */
export const WAYS: readonly Compared[] = [
  { label: '買う人', chukai: '一般の買主様', kaitori: '当社' },
  { label: '価格', chukai: '市場の価格', kaitori: '市場の価格の7〜8割が目安', better: 'chukai' },
  {
    label: '現金になるまで',
    chukai: '3〜6か月ほど',
    kaitori: '最短2週間',
    better: 'kaitori',
  },
  { label: '仲介手数料', chukai: 'かかります', kaitori: 'かかりません', better: 'kaitori' },
  { label: '広告・内覧', chukai: 'あります', kaitori: 'ありません', better: 'kaitori' },
  {
    label: '引渡し後の責任',
    chukai: '契約不適合責任を負います',
    kaitori: '免責でお引き受けします',
    better: 'kaitori',
  },
  {
    label: '向く方',
    chukai: '時間に余裕があり、価格を優先したい方',
    kaitori: '住み替えや相続で、早く確実に売りたい方',
  },
]

export const STEPS = [
  {
    title: '査定を申し込む',
    text: '入力は3分ほどです。机上査定なら、物件を見ずに価格の幅をお伝えします。',
    term: '当日〜3日',
  },
  {
    title: '訪問査定と売出し価格の相談',
    text: '現地を見て、境界や設備の状態を確かめます。売出し価格と期間の計画を一緒に立てます。',
    term: '1週間ほど',
  },
  {
    title: '媒介契約を結ぶ',
    text: '専属専任、専任、一般の3種類からお選びいただきます。',
    term: '1日',
  },
  {
    title: '売却活動',
    text: '写真の撮影、広告、内覧のご案内をします。反響と内覧の様子を2週間に1度以上ご報告します。',
    term: '1〜4か月',
  },
  {
    title: '売買契約',
    text: '買主様と条件を調整して契約を結び、手付金を受け取ります。',
    term: '1日',
  },
  {
    title: '引渡しと確定申告',
    text: '残代金を受け取り、鍵をお渡しします。翌年の確定申告に必要な書類もご案内します。',
    term: '1〜2か月',
  },
]

export const COSTS: readonly [string, string, string][] = [
  [
    '仲介手数料',
    '価格の3.3%＋6.6万円（税込の上限）。800万円以下の物件は33万円まで',
    '契約時と引渡し時に半額ずつ',
  ],
  ['印紙税', '1,000万円超5,000万円以下の契約書は1万円（軽減後）', '契約時'],
  ['抵当権の抹消登記', '不動産1個につき1,000円と司法書士報酬', '引渡し時'],
  ['住宅ローンの一括返済手数料', '金融機関により0〜3万円ほど', '引渡し時'],
  ['測量・解体', '必要な場合のみ。お見積りをお出しします', '工事のとき'],
  ['譲渡所得税', '利益が出た場合。所有期間5年超は20.315%、5年以下は39.63%', '翌年の確定申告のとき'],
]
