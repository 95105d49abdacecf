import { CITIES, cityLabel } from '../places/geography.ts'
import { SHOPS } from '../places/shops.ts'
import type { Notice } from './notice.ts'

type Shop = (typeof SHOPS)[number]
type Writer = (shop: Shop, city: string) => Pick<Notice, 'title' | 'tag' | 'body'>

const RENTAL: readonly Writer[] = [
  (shop, city) => ({
    tag: '店舗',
    title: `${shop.tenpoName}の店内を新しくしました`,
    body: `${city}の${shop.tenpoName}では、相談ブースを広げ、お子さまが遊べるスペースを設けました。
物件の写真や地図は、席の大きな画面で一緒にご覧いただけます。
駐車場は${shop.parkingCount}台分あります。お近くにお越しの際は、どうぞお立ち寄りください。
## ${shop.tenpoName}への道順
${shop.access}
${shop.tenpoName}（${shop.address}）の営業時間は${shop.eigyoStart}から${shop.eigyoEnd}まで、定休日は${shop.teikyuLabel}です。${city}のほかの町の部屋も、${shop.tenpoName}でまとめてお探しいただけます。`,
  }),
  (shop, city) => ({
    tag: '店舗',
    title: `${shop.tenpoName}の来店予約の枠を増やしました`,
    body: `${shop.tenpoName}では、${city}でお部屋を探す方のご要望にお応えして、土曜・日曜の午前の枠を増やしました。
- 1回の相談は${shop.reserveSlotMinutes}分が目安です
- 同じ時間に${shop.reserveCapacity}組まで承ります
- 気になる物件を10件まで添えてご予約いただけます
営業時間は${shop.eigyoStart}から${shop.eigyoEnd}までです。定休日は${shop.teikyuLabel}です。
## ${shop.tenpoName}にお越しになる方へ
${shop.access}
${shop.tenpoName}では、${city}の地図を広げながら、駅までの道と買い物の場所をご説明します。お子さま連れの方は、${shop.tenpoName}へのご予約のときにお知らせください。`,
  }),
  (shop, city) => ({
    tag: '店舗',
    title: `${city}のお部屋探し、${shop.tenpoName}の担当者からのご案内`,
    body: `この時期の${city}では、単身の方の転勤と、ご家族の住み替えのご相談が多くなっています。
${city}で人気の条件は、駐車場付き、2階以上、バス・トイレ別の3つです。${city}の空室は週の半ばに増えることが多いため、平日のお問い合わせが選びやすくなります。
現地の道の様子まで知る担当者が、ご案内します。
## ${shop.tenpoName}でできること
${shop.access}
${shop.tenpoName}では、その日に見られる${city}の部屋を朝に確かめています。ご予約の電話（${shop.tel}）で条件をお聞かせいただければ、${shop.tenpoName}に着くまでに鍵の手配を済ませます。`,
  }),
]

const SALES: readonly Writer[] = [
  (shop, city) => ({
    tag: '会社',
    title: `${shop.tenpoName}で売却相談の日を設けました`,
    body: `${city}とその周辺で、家や土地の売却をお考えの方の相談を承ります。
- 近隣の成約事例をもとにした査定
- 仲介と買取の金額の比較
- 相続登記や測量の専門家のご紹介
ご自宅への訪問もできます。電話（${shop.tel}）または無料査定のページからご予約ください。
## ${shop.tenpoName}にお持ちいただくもの
${shop.access}
固定資産税の通知書があれば、${shop.tenpoName}で${city}の評価額と成約の価格を並べてご説明できます。図面が見つからない場合も、${shop.tenpoName}の担当者が法務局の記録をお調べします。`,
  }),
  (shop, city) => ({
    tag: '見学会',
    title: `${shop.tenpoName}の住まい購入相談会`,
    body: `${city}で家を買いたい方のための、予約制の相談会です。
${city}の価格をもとに、借入れの目安、頭金と諸費用、月々の支払いまでを1時間で試算します。物件が決まっていない方も歓迎します。
会場は${shop.tenpoName}です。営業時間は${shop.eigyoStart}から${shop.eigyoEnd}までです。
## ${shop.tenpoName}の相談会の進み方
${shop.access}
はじめの20分で暮らしのご希望をうかがい、次の20分で${city}の価格と返済の表を作ります。残りの時間は、${shop.tenpoName}の担当者が見学の順番を一緒に考えます。`,
  }),
]

function cityName(shop: Shop): string {
  const city = CITIES.find(({ city_code }) => city_code === shop.cityCode)
  return city ? cityLabel(city) : ''
}

const notices = (shops: readonly Shop[], writers: readonly Writer[], every: number): Notice[] =>
  shops.flatMap((shop, index) => {
    const writer = writers[index % writers.length]
    if (!writer) return []
    const daysAgo = 17 + index * every
    return [{ ...writer(shop, cityName(shop)), daysAgo, tenpoNo: shop.tenpoNo }]
  })

/** One piece of news from each shop, spread over the last year. */
export const SHOP_NEWS = {
  chintai: notices(SHOPS.filter(({ cbFlg }) => cbFlg !== 1).slice(0, 20), RENTAL, 18),
  baibai: notices(
    SHOPS.filter(({ cbFlg }) => cbFlg !== 2),
    SALES,
    24,
  ),
}
