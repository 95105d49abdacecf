/** A seminar for owners of rental property; the body is markup.ts text. */
export type Seminar = {
  title: string
  tag: string
  /** Days from "today" to the first date; negative has been held. */
  inDays: number
  capacity: number
  speaker: { name: string; profile: string }
  body: string
}

export const SEMINAR_TAGS: Readonly<Record<string, number>> = {
  相続: 1,
  空室対策: 2,
  土地活用: 3,
  税金: 4,
}

const TAX = {
  name: '江口 隆',
  profile: '税理士。賃貸経営の確定申告と相続の相談を20年以上担当しています。',
}
const LAWYER = {
  name: '松尾 裕子',
  profile: '司法書士。相続登記と家族信託を専門に、地域の相談会で講師を務めています。',
}
const MANAGER = {
  name: '古賀 浩二',
  profile: '当社賃貸管理部。管理戸数の多い物件で、入居率の改善に取り組んできました。',
}
const BUILDER = {
  name: '石橋 直樹',
  profile: '一級建築士。築古アパートの改修を数多く手がけています。',
}

export const SEMINARS: readonly Seminar[] = [
  {
    title: '空室を減らす募集条件の見直し方',
    tag: '空室対策',
    inDays: 9,
    capacity: 24,
    speaker: MANAGER,
    body: `賃料を下げる前にできることを、実際の物件の例でご紹介します。
## 内容
- 検索される条件と、されない条件
- 初期費用とフリーレントの組み合わせ
- 写真と説明文で変わる問い合わせの数
終了後に、お持ちの物件についての個別相談（15分）を承ります。`,
  },
  {
    title: '相続登記の義務化と賃貸アパートの引き継ぎ',
    tag: '相続',
    inDays: 23,
    capacity: 30,
    speaker: LAWYER,
    body: `ご家族に引き継ぐときに困らないよう、準備の順番をお話しします。
## 内容
- 相続登記の期限と必要な書類
- 共有にしたときの問題点
- 遺言と家族信託の使い分け
固定資産税の通知書をお持ちいただくと、具体的にお答えできます。`,
  },
  {
    title: '築30年からのリノベーション、費用と家賃の考え方',
    tag: '空室対策',
    inDays: 37,
    capacity: 20,
    speaker: BUILDER,
    body: `どこまで直せば選ばれるのかを、3つの改修例で比べます。
## 内容
- 水まわりを中心に直す（100万円台）
- 間取りを変える（200万円台）
- 外観と共用部まで直す
工事費と賃料の上がり幅から、何年で回収できるかを計算します。`,
  },
  {
    title: '賃貸経営の確定申告、はじめの一歩',
    tag: '税金',
    inDays: 52,
    capacity: 30,
    speaker: TAX,
    body: `不動産所得の計算から申告までを、記入例を見ながら学びます。
## 内容
- 経費になるもの、ならないもの
- 減価償却の考え方
- 青色申告の利点
申告の時期の前に準備しておきたい書類の一覧をお渡しします。`,
  },
  {
    title: '使っていない土地の活かし方を比べる',
    tag: '土地活用',
    inDays: 66,
    capacity: 24,
    speaker: MANAGER,
    body: `アパート、戸建賃貸、駐車場、売却の4つを、同じ土地で試算します。
## 内容
- 初期費用と収入の見込み
- 途中でやめるときの費用
- 周辺の空室の状況の調べ方
お持ちの土地の場所を事前にお知らせいただければ、用途地域を調べておきます。`,
  },
  {
    title: '戸建賃貸という選択肢',
    tag: '土地活用',
    inDays: 80,
    capacity: 20,
    speaker: BUILDER,
    body: `ご家族向けの戸建賃貸は、長く住んでいただけることが多い一方で、数が多くありません。
## 内容
- 30〜50坪の土地での建て方
- 建築費と賃料の目安
- 将来の売却のしやすさ
近隣の募集例を資料としてお渡しします。`,
  },
  {
    title: '退去の精算で困らないための原状回復',
    tag: '空室対策',
    inDays: -18,
    capacity: 24,
    speaker: MANAGER,
    body: `国のガイドラインをもとに、貸主と借主の負担の分け方を整理しました。
当日は、入居時の記録の残し方と、立会いの進め方についてのご質問を多くいただきました。資料は店舗でお渡ししています。`,
  },
  {
    title: 'アパートの保険と自然災害への備え',
    tag: '空室対策',
    inDays: -46,
    capacity: 30,
    speaker: MANAGER,
    body: `火災保険の補償の範囲と、水害のときの手続きをご説明しました。
建物の場所ごとの浸水の想定を、参加された皆さまと一緒に確かめました。`,
  },
  {
    title: '親の家をどうするか、家族で話すために',
    tag: '相続',
    inDays: -81,
    capacity: 30,
    speaker: LAWYER,
    body: `売る・貸す・住むの選択肢を、費用と手間から比べました。
認知症になる前に決めておきたいこと、家族信託の仕組みについてもお話ししました。`,
  },
  {
    title: '消費税とインボイス、駐車場を貸している方へ',
    tag: '税金',
    inDays: -120,
    capacity: 24,
    speaker: TAX,
    body: `住宅の家賃と駐車場では、消費税の扱いが違います。
事業者の借主がいる場合の請求書の書き方と、届け出の要否をご説明しました。`,
  },
  {
    title: 'はじめての賃貸管理委託',
    tag: '空室対策',
    inDays: -165,
    capacity: 20,
    speaker: MANAGER,
    body: `自主管理から委託に切り替えるときの流れと、費用の内訳をご紹介しました。
毎月の報告書の見本と、24時間窓口の対応の例をご覧いただきました。`,
  },
  {
    title: '築古アパートの売り時を考える',
    tag: '税金',
    inDays: -210,
    capacity: 24,
    speaker: TAX,
    body: `減価償却が終わる時期、大規模修繕の前後、借入れの残りの3つの面から、売却の時期を検討しました。
譲渡所得の計算例を、参加された方の条件に近い形でご説明しました。`,
  },
]
