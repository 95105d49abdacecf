import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'
import labels from '@sumai/domain/master/field-labels.json'
import { toInquiry, toListing } from '../../paths.ts'

type Resource = AuditLogEntry['resource']

type About = {
  label: string
  /** By wire name. */
  fields: Readonly<Record<string, string>>
  /** Where the thing is seen. */
  to?: (id: string) => string
}

const TIMES = { start_at: '開始', end_at: '終了', tenpo_no: '店舗', reason: '理由' }

/** What the log tells of, by the path of its calls. */
export const RESOURCES: Record<Resource, About> = {
  'chintai/rooms': {
    label: '賃貸の物件',
    fields: labels.chintai,
    to: (id) => toListing('chintai', id),
  },
  'baibai/rooms': {
    label: '売買の物件',
    fields: labels.baibai,
    to: (id) => toListing('baibai', id),
  },
  'chintai/tatemono': { label: '建物', fields: labels.tatemono },
  shops: { label: '店舗', fields: labels.shops },
  staffs: { label: 'スタッフ', fields: labels.staffs },
  contents: {
    label: '記事',
    fields: {
      ...{ title: '題名', body: '本文', summary: '要約', tag_id: '分類', image_url: '画像' },
      ...{ publish_at: '公開日時', expire_at: '終了日時', content_status: '状態' },
    },
  },
  banners: { label: 'バナー', fields: {} },
  inquiries: {
    label: 'お問い合わせ',
    fields: { status: '対応の状況', syain_no: '担当者', tenpo_no: '店舗', replies: '返信' },
    to: (id) => toInquiry(Number(id)),
  },
  bookings: {
    label: '予約',
    fields: {
      ...TIMES,
      ...{ accepted_at: '承認', cancelled_at: '取り消し', people: '人数', session_no: '日程' },
    },
  },
  'blocked-times': { label: '受付の停止', fields: TIMES },
  'staff/session': { label: 'サインイン', fields: {} },
}

export const RESOURCE_CHOICES = Object.entries(RESOURCES).map(([value, { label }]) => ({
  value,
  label,
}))
