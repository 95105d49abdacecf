import type { NewsSite } from '@sumai/content/article-site'
import { newsListRoute, newsRoute } from '@sumai/content/news-routes'
import { newsSite } from '@sumai/content/news-site'
import { paths } from '../../paths.ts'

const WORDS: NewsSite['words'] = {
  all: {
    lead: 'お部屋探しに関わるサービスの変更、店舗の営業日、会社からのお知らせを、新しい順に載せています。',
    note: 'お住まいの方の手続きに関わるものは、郵便でも差し上げます。',
  },
  会社: {
    lead: '会社の取り組み、窓口の番号や方針の変更、防災のご案内を載せています。',
    note: '当社が管理する部屋にお住まいの方には、同じ内容を建物の掲示板にも貼っています。',
  },
  営業日: {
    lead: '年末年始とお盆の休業、休業中のご連絡の方法を、1か月ほど前にお知らせします。',
    note: '休業のあいだも、水漏れや鍵の紛失は24時間窓口で承ります。入居や退去を予定している方は、休業の前の日までにご連絡ください。店舗ごとの定休日と臨時の休みは、各店舗のページのカレンダーでご覧いただけます。',
  },
  店舗: {
    lead: '改装、来店予約の枠、町のご案内など、店舗が書いたお知らせです。',
    note: '営業時間と道順は、それぞれの記事の終わりに添えました。',
  },
  サービス: {
    lead: '検索、内見、契約、支払いの方法など、お部屋探しの途中で使えるものの変更をまとめました。',
    note: '使い方がわからないときは、画面の名前を添えて店舗へお尋ねください。',
  },
}

const NEWS = newsSite({
  scope: 'chintai',
  heading: 'お知らせ一覧',
  description: '営業日、サービス、店舗などの、賃貸についてのお知らせの一覧です。',
  words: WORDS,
  paths: { ...paths, visit: paths.visitShop },
})

export const list = newsListRoute(NEWS)
export const article = newsRoute(NEWS)
