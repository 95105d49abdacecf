import { z } from 'zod'
import { listOf } from './list.ts'
import { limitUpTo, paging, query } from './query.ts'
import { count, timestamp } from './scalars.ts'

const importKind = z.enum(['shops', 'staffs', 'tatemono', 'chintai', 'baibai'])

/** `refused`: nothing was written; `interrupted`: send the file again, what is done stays done. */
const importState = z.enum(['running', 'done', 'refused', 'interrupted'])

/** The taking-in of a file, as far as it is. Rows are counted by what became of them. */
const importRun = z.object({
  import_id: z.uuid(),
  kind: importKind,
  file_name: z.string(),
  state: importState,
  is_dry_run: z.boolean().describe('確認だけで、書き込まない'),
  undoes: z
    .uuid()
    .nullable()
    .describe('元に戻した取り込み。updated は元の値、closed は取り消した登録、failed は残したもの'),
  undo_until: timestamp.nullable().describe('このときまで元に戻せる'),
  message: z
    .string()
    .nullable()
    .describe('受け付けなかった理由・止まった理由・2割を超えて終了した理由'),
  total: count.describe('行数。--full では終了する件数を含む'),
  done: count,
  created: count.describe('登録'),
  updated: count.describe('更新'),
  unchanged: count.describe('変更なし'),
  closed: count.describe('ファイルにないため終了'),
  failed: count.describe('誤りがあり、元のまま'),
  drafts: count.describe('必須の表示事項が足りず、下書き'),
  unused_columns: z.array(z.string()).describe('使わなかった列'),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
})

/** What is wrong with a cell whose meaning is plain. */
export const importRepairRule = z.enum([
  ...['lookalikes', 'numerals', 'surroundings', 'man_yen', 'yen', 'year', 'excel_day'],
  ...['fortnight', 'postal_code', 'mail', 'hours', 'choice', 'banned_words', 'station'],
] as const)

/** What is to be said of a row. */
const importProblem = z.object({
  position: count.describe('報告の中の順番'),
  file: z.string(),
  line: count.describe('行。見出しは1行目。終了する物件は0'),
  number: z.string().describe('物件番号など'),
  is_draft: z.boolean().describe('下書きとして登録された'),
  is_written: z.boolean().describe('読めない画像などを除いて取り込まれた（下書きを含む）'),
  field: z.string().describe('項目。行全体のことは空'),
  reason: z.string(),
  cell: z.string().nullable().describe('ファイルの値'),
  repair_rule: importRepairRule.nullable().describe('直し方の種類'),
  repair_value: z.string().nullable().describe('直した値。受け入れるまで使わない'),
  is_accepted: z.boolean().describe('直し方が受け入れられた'),
  is_repaired: z.boolean().describe('この取り込みは、直した値として読んだ'),
})

/** Proposals of one kind for one field. */
const importRepairs = z.object({
  field: z.string(),
  rule: importRepairRule,
  count,
  accepted: count,
  untried: count.describe('受け入れた、または取りやめたが、まだ試していない'),
})

export const importAnswer = z.object({ import: importRun })
/** The report, a page of it, with how far the import is. */
export const importReport = listOf('problems', importProblem).extend({
  import: importRun,
  repairs: z.array(importRepairs).describe('直し方の提案。項目と種類ごと'),
})

/** Which proposals of a trial the staff agree to: one, or all of a field and a kind. */
export const importRepairsChange = z.strictObject({
  is_accepted: z.boolean(),
  which: z.union([
    z.strictObject({ position: count }),
    z.strictObject({ field: z.string().max(100), rule: importRepairRule }),
  ]),
})
export const importRepairsAnswer = z.object({ repairs: z.array(importRepairs) })

/** The latest first. */
export const importList = listOf('imports', importRun)
export const importListQuery = query(z.object({ ...paging, limit: limitUpTo(100, 20) }))

export const importReportQuery = query(z.object({ ...paging, limit: limitUpTo(1000, 100) }))

/** What goes with a file. */
export const importOrder = z.object({
  kind: importKind,
  full: z.stringbool().default(false).describe('ファイルにないものを終了する'),
  force: z.stringbool().default(false).describe('2割を超えても終了する'),
  reason: z.string().max(500).optional().describe('2割を超えて終了する理由'),
  dry_run: z.stringbool().default(false).describe('確認だけで、書き込まない'),
  trial: z.uuid().optional().describe('確認だけの取り込み。受け入れた直し方を使う'),
  map: z.string().max(100_000).optional().describe('ほかのシステムの列とコードの対応表（JSON）'),
})

export type ImportRepairRule = z.output<typeof importRepairRule>
export type ImportRepairsChange = z.input<typeof importRepairsChange>
export type ImportKind = z.output<typeof importKind>
export type ImportOrder = z.input<typeof importOrder>
