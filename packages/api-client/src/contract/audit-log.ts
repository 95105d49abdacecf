import { z } from 'zod'
import { limit, many, query } from './query.ts'
import { date, syainNo, tenpoNo, timestamp } from './scalars.ts'

/** As in the path of its calls. */
const resource = z.enum([
  'chintai/rooms',
  'chintai/tatemono',
  'baibai/rooms',
  'shops',
  'staffs',
  'contents',
  'banners',
  'inquiries',
  'bookings',
  'blocked-times',
  'staff/session',
])

const auditLogFields = z.object({
  resource: many(resource).optional(),
  resource_id: many(z.string().max(20)).optional().describe('物件番号・建物番号など'),
  tenpo_no: many(tenpoNo).optional().describe('変更した店舗'),
  syain_no: many(syainNo).optional().describe('変更した社員'),
  since: date.optional().describe('この日から'),
  until: date.optional().describe('この日まで'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .describe('前の応答の next_cursor。省略すると最新から'),
  limit: limit(50),
})

export const auditLogQuery = query(auditLogFields)

const fieldChange = z.object({
  field: z.string().describe('項目名'),
  from: z.unknown().optional().describe('変更前。個人にかかわる項目は値を残さない'),
  to: z.unknown().optional().describe('変更後'),
})

const auditLogEntry = z.object({
  audit_id: z.int(),
  changed_at: timestamp,
  user_type: z.enum(['admin', 'shop', 'operator']).describe('operator はサーバーのコマンド'),
  tenpo_no: tenpoNo.nullable(),
  syain_no: syainNo.nullable(),
  via: z
    .enum(['call', 'import', 'undo'])
    .describe('import は取り込み、undo はそれを元に戻したもの'),
  resource,
  resource_id: z.string(),
  action: z.enum(['create', 'change', 'remove']),
  changes: z.array(fieldChange).describe('新規登録では空'),
  undo: z
    .enum(['possible', 'elsewhere', 'not_kept', 'changed', 'gone'])
    .describe('元に戻せるか。戻せないときは理由'),
})

/** The latest first; `next_cursor` is null at the end. */
export const auditLogAnswer = z.object({
  audit_log: z.array(auditLogEntry),
  next_cursor: z.string().nullable(),
})

/** The change by which another one was taken back. */
export const auditLogEntryAnswer = z.object({ audit_log_entry: auditLogEntry })

export type AuditLogQuery = z.output<typeof auditLogFields>
export type AuditLogEntry = z.output<typeof auditLogEntry>
export type FieldChange = z.output<typeof fieldChange>
