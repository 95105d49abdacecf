import type { Notice } from '../notice.ts'
import type { ShopFacts } from './shop-facts.ts'

export type Writer = (facts: ShopFacts) => Pick<Notice, 'title' | 'tag' | 'body'>

const hasToys = ({ features }: ShopFacts) => features.includes('キッズスペース')

/** What the shops that let homes write about themselves, in turn. */
export const RENTAL: readonly Writer[] = [
  (facts) => ({
    tag: '店舗',
    title: `${facts.name}の店内を改装しました`,
    body: `${facts.city}の${facts.name}では、相談の席を広げ、${hasToys(facts) ? 'お子さまが遊べる場所' : '荷物を置ける席'}を設けました。
物件の写真や地図は、${facts.name}の席の大きな画面で一緒にご覧いただけます。
## 新しくなった所
- 隣の声が気になりにくいよう、${facts.name}の席の間に仕切りを立てました
- ${facts.name}の壁に${facts.city}の大きな地図を貼り、駅と学校を書き込みました
- ${facts.name}の入口の段差をなくし、ベビーカーのまま入れます
${facts.name}でお使いいただける設備は、${facts.features.join('、')}です。お近くにお越しの際は、ご相談だけでも${facts.name}へお立ち寄りください。
${guidance(facts)}`,
  }),
  (facts) => ({
    tag: '店舗',
    title: `${facts.name}の来店予約の枠を増やしました`,
    body: `${facts.name}では、${facts.city}でお部屋を探す方のご要望にお応えして、土曜・日曜の午前の枠を増やしました。
- 1回の相談は${facts.slot.minutes}分が目安です
- 同じ時間に${facts.slot.parties}組まで承ります
- 気になる物件を10件まで添えてご予約いただけます
## ${facts.name}での${facts.slot.minutes}分の使い方
| はじめに | ご希望と費用の上限をうかがいます
| 次に | ${facts.city}の部屋を5件ほど画面で比べます
| 終わりに | 見に行く部屋と順番を決めます
続けて見に行かれる方は、${facts.name}に戻るまでの時間も見ておいてください。混み合う日に${facts.name}でお待たせしないよう、遅れるときはお電話をお願いします。
${guidance(facts)}`,
  }),
  (facts) => ({
    tag: '店舗',
    title: `${facts.city}のお部屋探し、${facts.name}の担当者からのご案内`,
    body: `${facts.city}で部屋の多い町は${facts.towns}で、${facts.name}からは、どの町へも担当者が車でご案内します。
${facts.city}で人気の条件は、駐車場付き、2階以上、バス・トイレ別の3つです。
## ${facts.city}で部屋を選ぶ順番
- 通う先：${facts.city}から毎日どこへ、何で向かうかを先に決めます
- 町：${facts.name}の地図で、買い物と学校の場所を見ます
- 部屋：${facts.city}の候補を3つまでしぼり、同じ日に見比べます
${facts.name}では、その日に見られる${facts.city}の部屋を朝に確かめています。お電話で条件をお聞かせいただければ、${facts.name}に着くまでに鍵の手配を済ませます。
${guidance(facts)}`,
  }),
  (facts) => ({
    tag: '店舗',
    title: `${facts.name}でオンライン内見の時間を延ばしました`,
    body: `${facts.city}から離れた所にお住まいの方のために、${facts.name}では画面越しの内見を夕方まで承ります。
- 担当者が${facts.city}の部屋から、電話の画面で中をお見せします
- ${facts.name}の1回の内見で、近い部屋を2件まで続けて回れます
- 録画をお渡ししますので、${facts.name}に来られないご家族にも見せられます
## ${facts.name}の画面の内見でわかること
| 窓 | ${facts.city}の街並みのうち、窓から見える所と、隣の建物までの距離
| 音 | 窓を閉めたときと開けたときの、${facts.name}の担当者が聞く通りの音
| 寸法 | 冷蔵庫と洗濯機の置き場を、${facts.name}のメジャーで測った値
においと床の傾きは画面では伝わりませんので、${facts.name}ではご契約の前に一度${facts.city}へお越しいただくことをおすすめしています。画面で決めた方の鍵のお渡しも、${facts.name}の窓口で承ります。
${guidance(facts)}`,
  }),
  (facts) => ({
    tag: '店舗',
    title: `${facts.name}に、はじめての一人暮らしの相談日ができました`,
    body: `親元を離れて${facts.city}で暮らし始める方と、ご家族のための日です。${facts.name}の担当者が、家賃のほかに毎月かかるお金を一緒に書き出します。
- ${facts.city}の電気・ガス・水道と通信の、おおよその金額
- ${facts.name}でお申し込みの日に要るものと、あとで出せばよいもの
- ${facts.city}で引っ越しの荷物を減らせる、家具付きの部屋
## ${facts.name}でよく聞かれること
| 保証人 | ${facts.name}では保証会社を使う形が多く、ご家族は緊急の連絡先になります
| 家電 | ${facts.city}へ運ぶより、着いてから買うほうが安いものを一覧にしています
| 防犯 | ${facts.name}では夜の帰り道を地図でたどり、明るい道を選びます
話がまとまらない日は、そのままお帰りになって大丈夫です。${facts.name}が作った表は${facts.city}のほかの店で見せていただいてもかまいません。
${guidance(facts)}`,
  }),
  (facts) => ({
    tag: '店舗',
    title: `${facts.name}の案内の車にチャイルドシートを積みました`,
    body: `小さなお子さまと${facts.city}の部屋を見て回る方のために、${facts.name}の車に乳児用と幼児用の座席を1つずつ用意しました。
- ${facts.name}へのご予約のときに、お子さまの年齢をお知らせください
- ${facts.city}の内見は、お昼寝の時間を避けて組みます
- ${facts.name}で待つ間に使えるおもちゃと、おむつ替えの台があります
## ${facts.city}で子育ての部屋を見るときに
| 道 | ${facts.name}から部屋まで、ベビーカーで通れる歩道かを一緒に歩きます
| 階 | ${facts.city}の1階と2階の部屋を続けて見て、足音の伝わり方を比べます
| 近く | ${facts.city}の保育園と小児科までの道のりを、${facts.name}の地図に書き込みます
上のお子さまの転校がある方には、${facts.city}の学校区の境を先にお見せします。${facts.name}では、入学の前の月に決まる部屋が多い時期をお伝えしています。
${guidance(facts)}`,
  }),
]

/** The season, who is there and how to come: the same parts, with the shop's own facts. */
function guidance(facts: ShopFacts): string {
  const { name, city, staff, way, landmark, parking, hours, closedOn, tel } = facts
  const people = staff.map(
    ({ post, name: person, years, skills }) =>
      `- ${post}の${person}：経験${years}年。${skills}のご相談を得意としています`,
  )
  return `## いまの${city}の部屋探し
${seasonOf(facts)}
## ${name}の担当者
${people.join('\n')}
## ${name}への道順
${way}${landmark}${name}の専用の駐車場は${parking}台分です。満車のときは${name}（${tel}）へお電話いただければ、近くの駐車場をご案内します。その日の内見のご予約も、${name}の電話で承ります。着く時刻が変わるときは、${name}へ一言お知らせください。
| 営業時間 | ${hours}
| 定休日 | ${closedOn}`
}

const seasonOf = (facts: ShopFacts) => SEASONS[Math.floor((facts.month - 1) / 2)]?.(facts) ?? ''

/** From January, two months each. */
const SEASONS: readonly ((facts: ShopFacts) => string)[] = [
  ({ city, name }) =>
    `1月から2月の${city}では進学と転勤の方の申し込みが重なり、${name}でも内見の日に決まる部屋があります。${name}では条件を先にうかがい、合う部屋が空いた日のうちにお知らせします。`,
  ({ city, name }) =>
    `${name}のある${city}では3月の終わりまで申し込みが続き、4月に入ると選べる部屋が少しずつ戻ってきます。入居を4月の中旬まで待てる方は、${name}の担当者へお伝えください。`,
  ({ city, name }) =>
    `新生活の落ち着いた5月から6月の${city}では、${name}にも二人暮らしや住み替えのご相談が増えます。梅雨のご案内は${city}の道の水はけや部屋の湿気がよくわかりますので、${name}では雨の日の内見もおすすめしています。`,
  ({ city, name }) =>
    `夏の${city}は部屋を探す方が少なく、${name}でも家賃や入居日の相談がしやすい季節です。${name}では、西日の入り方とエアコンの効きを、午後の内見で一緒に確かめています。`,
  ({ city, name }) =>
    `秋の${city}は転勤の方の動きで部屋の入れ替わりが多く、${name}にも春に次ぐ数のご相談が届きます。${name}では辞令の前でも条件の整理を始められ、会社の名義で借りる場合の書類もご用意します。`,
  ({ city, name }) =>
    `年末に近い${city}では、春に向けて早めに動く方が${name}にも増えてきます。${name}では、12月のうちに条件を決めておき、1月に出る部屋から順にご案内しています。`,
]
