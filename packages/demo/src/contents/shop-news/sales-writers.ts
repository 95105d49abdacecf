import type { Writer } from './rental-writers.ts'
import type { ShopFacts } from './shop-facts.ts'

/** What the shops that sell homes write about themselves, in turn. */
export const SALES: readonly Writer[] = [
  (facts) => ({
    tag: '見学・相談会',
    title: `${facts.name}で売却相談日を設けました`,
    body: `${facts.city}とその周辺で、家や土地の売却をお考えの方のご相談を、${facts.name}で承ります。
- 近隣の成約事例をもとにした査定
- 仲介と買取の金額の比較
- 相続登記や測量の専門家のご紹介
## ${facts.name}の相談の進み方
| はじめの20分 | 家の様子と、売る時期のご希望をうかがいます
| 次の25分 | ${facts.city}の成約の価格の幅をお見せします
| 終わりの15分 | 費用と税金の概算、次の手順を書いてお渡しします
${facts.name}にお持ちいただきたいものは、固定資産税の通知書と、あれば購入したときの契約書です。図面が見つからない${facts.city}の家は、担当者が法務局の記録をお調べします。遠方にお住まいの方は、${facts.name}と画面をつないでご相談いただけます。
売ると決めていない段階のご相談でも、${facts.name}から急がせることはありません。ご自宅で話したい方には、${facts.city}の全域へ担当者がうかがいます。
${guidance(facts)}`,
  }),
  (facts) => ({
    tag: '見学・相談会',
    title: `${facts.name}の住まい購入相談会`,
    body: `${facts.city}で家を買いたい方のための、予約制の相談会です。会場は${facts.name}で、参加の費用はかかりません。
${facts.city}の価格をもとに、借入れの目安、頭金と諸費用、月々の支払いまでを1時間で試算します。
## ${facts.name}の相談会の進み方
| はじめの20分 | 暮らしのご希望と、いまの住まいの費用をうかがいます
| 次の20分 | ${facts.city}の価格と返済の表を作ります
| 終わりの20分 | 見学する家の順番を一緒に考えます
源泉徴収票と、返済中のローンの予定表を${facts.name}にお持ちいただくと、試算が実際に近づきます。物件が決まっていない方も、${facts.city}で探すかどうか迷っている方も歓迎します。お子さま連れの方は、${facts.name}へのご予約のときにお知らせください。
相談会の後に${facts.name}から何度もお電話することはありません。表はお持ち帰りいただき、ご家族で話し合ってから${facts.city}の見学の日をお決めください。
${guidance(facts)}`,
  }),
  (facts) => ({
    tag: '見学・相談会',
    title: `${facts.name}で空き家の持ち主の相談日を始めました`,
    body: `${facts.city}に使っていない家をお持ちの方のための、月に2回の相談日です。${facts.name}の担当者が、売る・貸す・置いておくの3つを金額で並べます。
- ${facts.city}の空き家にかかる固定資産税と、毎年の手入れの費用
- ${facts.name}で売り出すときに、片付けが要る所と要らない所
- 解体してから${facts.city}の土地として売る場合の手取り
## ${facts.name}で一緒に確かめること
| 名義 | ${facts.city}の家が、亡くなった方の名義のままになっていないか
| 境界 | 隣との境の杭を、${facts.name}の担当者が現地で探します
| 雨漏り | ${facts.city}の家の天井と外壁を写真に撮り、直す費用の目安を添えます
鍵を預けていただければ、${facts.name}の担当者が${facts.city}の家の窓を開け、様子を写真でお送りします。相続の手続きの途中の方には、${facts.name}から司法書士をご紹介します。空き家バンクに載せる場合との違いもお話しします。
${guidance(facts)}`,
  }),
  (facts) => ({
    tag: '見学・相談会',
    title: `${facts.name}の住み替え相談会：売るのと買うのはどちらが先か`,
    body: `いまの家を売って${facts.city}の別の家へ移る方の相談会です。${facts.name}では、先に売る場合と先に買う場合の月々の支払いを並べてお見せします。
- ${facts.city}で仮住まいが要る期間と、その家賃
- ${facts.name}の買取の金額で、先に資金の予定を立てる方法
- 返済中のローンが、${facts.city}の成約の価格で残らないか
## ${facts.name}の相談会の進み方
| はじめの20分 | いまの家の値段の幅を、${facts.city}の成約から計算します
| 次の20分 | ${facts.name}にある候補から、手の届く価格の家を3件選びます
| 終わりの20分 | 売り出す日と引っ越す日を、${facts.city}の学校の休みに合わせて並べます
同じ担当者が${facts.name}で売る側と買う側の両方の日程を見ますので、引き渡しの日がずれる心配が減ります。${facts.city}の外へ移る方には、行き先に近い店をご紹介します。
${guidance(facts)}`,
  }),
]

/** The season, who is there and how to come, in other words than the rental site has. */
function guidance(facts: ShopFacts): string {
  const { name, city, address, staff, way, hours, closedOn, tel } = facts
  const people = staff.map(
    ({ post, name: person, licences }) => `| ${post} ${person} | ${licences}`,
  )
  return `## この時期の${city}の売買
${QUARTERS[Math.floor((facts.month - 1) / 3)]?.(facts) ?? ''}
## お迎えする担当者
${people.join('\n')}
## ご予約と道順
${name}の電話（${tel}）か、お問い合わせのページでご希望の日をお知らせください。${name}の担当者が、その日のうちにお返事します。混み合う${name}の土曜を避けたい方は、平日の夕方もお選びいただけます。${way}
| 所在地 | ${address}
| 営業時間 | ${hours}
| 定休日 | ${closedOn}`
}

/** From January, three months each. */
const QUARTERS: readonly ((facts: ShopFacts) => string)[] = [
  ({ city, name }) =>
    `年明けから春の${city}は、入学や転勤の前に家を決めたい方が${name}に集まる時期です。売り出しの前のご相談も増えますので、${name}の日にちは2週間ほど前にお決めください。`,
  ({ city, name }) =>
    `春を過ぎた${city}では見学の数が落ち着き、${name}にはゆっくり比べたい方が見えます。庭や外壁の様子がよくわかる季節ですので、${name}では建物の点検も一緒にご案内しています。`,
  ({ city, name }) =>
    `夏の${city}では、西日や風通しを確かめながら見学する方が${name}に増えます。お盆にご家族が集まる前に${name}で価格の幅を調べておくと、話し合いが進めやすくなります。`,
  ({ city, name }) =>
    `秋から年末の${city}は、年内に引渡しを受けたい方が${name}に相談される時期です。${name}では、登記と融資の日程から逆算して契約の日をご提案しています。`,
]
