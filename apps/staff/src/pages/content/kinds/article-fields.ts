import { area, number, orNone, text, yen } from '../../../editor/field.ts'
import { StaffInput } from '../inputs/asked-inputs.tsx'
import { CityInput } from '../inputs/city-input.tsx'
import { DateTimeInput } from '../inputs/date-time-input.tsx'
import { own, wide } from '../inputs/own.ts'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text/rich-text-input.tsx'
import { SessionsInput } from '../inputs/sessions/sessions-input.tsx'
import { SpeakerInput } from '../inputs/speaker-input.tsx'
import { tagInput } from '../inputs/tag-input.tsx'
import type { ContentField, ContentGroup } from './kind.ts'

type ArticleType =
  | 'news_chintai'
  | 'news_baibai'
  | 'ekimaesan_chintai'
  | 'ekimaesan_baibai'
  | 'voice'
  | 'info'
  | 'seminar'

const title = (label: string): ContentField => ({ name: 'title', label, control: text(100) })
const body: ContentField = { name: 'body', label: '本文', control: wide(RichTextInput) }
const summary: ContentField = {
  name: 'summary',
  label: '要約',
  control: area(120),
  hint: '一覧と検索結果に出ます。空のときは本文のはじめを使います。',
}
const picture: ContentField = { name: 'image_url', label: '写真', control: wide(PictureInput) }
const tag = (type: ArticleType): ContentField => ({
  name: 'tag_name',
  label: 'カテゴリー',
  control: own(tagInput(type)),
})
const city: ContentField = { name: 'city_code', label: '市区町村', control: own(CityInput) }
const staff: ContentField = { name: 'syain_no', label: '担当者', control: own(StaffInput) }

const TIMES: ContentGroup = {
  id: 'times',
  title: '公開の期間',
  fields: [
    {
      name: 'publish_at',
      label: '公開日時',
      control: wide(DateTimeInput),
      hint: 'これからの日時なら、その時刻に公開します。',
    },
    {
      name: 'expire_at',
      label: '終了日時',
      control: wide(DateTimeInput),
      hint: '空なら、終了しません。',
    },
  ],
}

const news = (type: ArticleType): readonly ContentGroup[] => [
  { id: 'text', title: 'お知らせ', fields: [title('題名'), tag(type), body, summary] },
  TIMES,
]

const question = (type: ArticleType): readonly ContentGroup[] => [
  {
    id: 'text',
    title: '質問と回答',
    fields: [
      title('質問'),
      tag(type),
      {
        name: 'answer_short',
        label: '短い回答',
        control: orNone(area(200)),
        hint: 'はじめに読まれる一言です。',
      },
      body,
      summary,
    ],
  },
  TIMES,
]

export const ARTICLE_GROUPS: Record<ArticleType, readonly ContentGroup[]> = {
  news_chintai: news('news_chintai'),
  news_baibai: news('news_baibai'),
  ekimaesan_chintai: question('ekimaesan_chintai'),
  ekimaesan_baibai: question('ekimaesan_baibai'),
  voice: [
    {
      id: 'customer',
      title: 'お客様',
      fields: [
        {
          name: 'customer_initial',
          label: 'イニシャル',
          control: orNone(text(10)),
          hint: '例：M.T. 様。お名前は書きません。',
        },
        {
          name: 'customer_type',
          label: 'ご利用内容',
          control: {
            kind: 'choice',
            isEmpty: true,
            choices: [
              { value: 'rent', label: '賃貸' },
              { value: 'buy', label: '購入' },
              { value: 'sell', label: '売却' },
              { value: 'owner', label: 'オーナー' },
            ],
          },
        },
        city,
        { name: 'rating', label: '満足度', control: orNone(number('／5')) },
      ],
    },
    {
      id: 'text',
      title: 'お客様の声',
      fields: [title('題名'), body, summary, picture],
    },
    {
      id: 'reply',
      title: '担当者より',
      fields: [staff, { name: 'staff_reply', label: '返信', control: orNone(area(2000)) }],
    },
    TIMES,
  ],
  info: [
    {
      id: 'text',
      title: '街の案内',
      fields: [
        title('題名'),
        city,
        { ...summary, label: '紹介文', hint: 'ページのはじめに、街の絵と並んで出ます。' },
        body,
        picture,
      ],
    },
    TIMES,
  ],
  seminar: [
    {
      id: 'text',
      title: 'セミナー',
      fields: [
        title('題名'),
        tag('seminar'),
        { name: 'fee', label: '参加費', control: orNone(yen), hint: '0円は無料と出ます。' },
        summary,
        body,
      ],
    },
    {
      id: 'dates',
      title: '開催日程',
      fields: [{ name: 'sessions', label: '日程', control: wide(SessionsInput) }],
    },
    {
      id: 'speaker',
      title: '講師',
      fields: [{ name: 'speaker', label: 'お名前と紹介', control: wide(SpeakerInput) }],
    },
    TIMES,
  ],
}

export type { ArticleType }
