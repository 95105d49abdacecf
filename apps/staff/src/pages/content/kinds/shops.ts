import labels from '@sumai/domain/master/field-labels.json'
import { api, staffApi } from '../../../api/api.ts'
import { area, type Control, number, orNone, text } from '../../../editor/field.ts'
import { monthsInput, weekdaysInput } from '../inputs/checks-input.tsx'
import { HolidaysInput } from '../inputs/holidays/holidays-input.tsx'
import { LinesInput } from '../inputs/lines-input.tsx'
import { own, wide } from '../inputs/own.ts'
import { PicturesInput } from '../inputs/pictures-input.tsx'
import { TimeInput } from '../inputs/time-input.tsx'
import type { ContentField, ContentGroup, Kind, Thing } from './kind.ts'

const field = (name: keyof typeof labels.shops, control: Control, hint?: string): ContentField => ({
  name,
  label: labels.shops[name],
  control,
  ...(hint && { hint }),
})

const GROUPS: readonly ContentGroup[] = [
  {
    id: 'hours',
    title: '営業時間と定休日',
    fields: [
      field('eigyo_start', own(TimeInput)),
      field('eigyo_end', own(TimeInput)),
      field('teikyu_week', wide(weekdaysInput)),
      field('teikyu_busy_months_open', wide(monthsInput), '定休曜日も休まない月です。'),
      field('teikyu_label', text(60), 'お客様に見える言い方。例：水曜（1〜3月は無休）'),
    ],
  },
  {
    id: 'holidays',
    title: '休業期間',
    fields: [field('holidays', wide(HolidaysInput))],
  },
  {
    id: 'slots',
    title: '来店予約の受付',
    fields: [
      field('reserve_slot_minutes', number('分')),
      field('reserve_capacity', number('組'), '0組にすると、予約を受け付けません。'),
    ],
  },
  {
    id: 'about',
    title: 'お店の紹介',
    fields: [
      field('comment', orNone(area(1000))),
      field('features', wide(LinesInput), '1行に1つ'),
      field('access', orNone(area(1000))),
      field('parking_count', number('台')),
      field('photos', wide(PicturesInput), 'はじめの1枚が一覧に出ます。'),
    ],
  },
  {
    id: 'contact',
    title: '連絡先',
    fields: [
      field('tel', text(13)),
      field('fax', orNone(text(13))),
      field('free_dial', orNone(text(13))),
      field('inquiry_emails', wide(LinesInput), '1行に1つ。空のときは本部に届きます。'),
    ],
  },
]

const asThing = ({ shop }: { shop: object }) => shop as Thing

export const SHOPS: Kind = {
  id: 'shops',
  resource: 'shops',
  label: '店舗と営業時間',
  groups: () => GROUPS,
  read: async (id, signal) => asThing(await api.shops.get(id, { signal })),
  write: async ({ tenpoNo, version }, edits) =>
    asThing(await staffApi.shops.change(String(tenpoNo), { ...edits, version })),
  titleOf: ({ tenpoName }) => String(tenpoName),
  stageOf: () => 'public',
  isFor: () => true,
}
