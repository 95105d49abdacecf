import type { NewsSite } from '@sumai/content/article-site'
import { newsListRoute, newsRoute } from '@sumai/content/news-routes'
import { newsSite } from '@sumai/content/news-site'
import { paths } from '../../paths.ts'

const WORDS: NewsSite['words'] = {
  all: {
    lead: '価格や検索の表示の変更、見学会と相談会の日程、休業日を、新しい順に載せています。',
    note: '登録した条件に合う新着の物件は、メールでお届けします。',
  },
  会社: {
    lead: '建物の調査や性能の表示、相続の資料など、売る方と買う方への取り組みを載せています。',
    note: '詳しい資料は、お近くの店舗でお渡しします。',
  },
  営業日: {
    lead: '年末年始とお盆の休業の日と、その前後の見学や決済の日程を、1か月ほど前にお知らせします。',
    note: '休業中も、見学と査定のお申し込みは画面から受け付け、営業を始める日から順にお返事します。分譲地の現地販売所は、店舗と同じ日にお休みします。店舗ごとの定休日は、各店舗のページの暦でご覧ください。引渡しを控えた方には、担当者から個別にも日程をご相談します。',
  },
  サービス: {
    lead: '試算、検索、図面の見方、ローンや解体の窓口など、家の売り買いに使えるサービスの変更をまとめました。',
    note: 'どの記事にも使い方の例を添えています。',
  },
  '見学・相談会': {
    lead: '完成した分譲住宅の見学会と、店舗での相談会・売却の相談日のお知らせです。',
    note: '予約は、記事の電話番号かお問い合わせのページで承ります。',
  },
}

const NEWS = newsSite({
  scope: 'baibai',
  heading: 'お知らせ一覧（売買）',
  description: '営業日、サービス、見学会などの、売買についてのお知らせの一覧です。',
  words: WORDS,
  paths: { ...paths, visit: paths.reservationAt },
})

export const list = newsListRoute(NEWS)
export const article = newsRoute(NEWS)
