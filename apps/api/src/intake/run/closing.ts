import type { Database } from '../../db/database.ts'
import type { Entry, Kind } from '../kinds/kind.ts'
import { IntakeError } from '../reading/intake-error.ts'
import type { Survey } from './survey.ts'

/** More than this share closed at once is a broken file, not a day's business. */
const MOST = 0.2

/**
 * What is on offer but not in a file that says to be all there is. Throws an `IntakeError` when that
 * is too much to be believed.
 */
export async function missingFrom(
  db: Database,
  kind: Kind,
  { keys, withoutKey }: Survey,
  isForced = false,
): Promise<Entry[]> {
  const { closing } = kind
  if (!closing) throw new IntakeError(`${kind.title}には終了がないため、--full は使えません。`)
  if (withoutKey > 0) {
    throw new IntakeError(
      `番号を読めない行が${withoutKey}行あります。どれを終了してよいかわからないため、何も変更していません。`,
    )
  }
  const open = await closing.open(db)
  const missing = open.filter((key) => !keys.has(key))
  if (!isForced && missing.length > open.length * MOST) {
    const percent = Math.round((missing.length / open.length) * 100)
    throw new IntakeError(
      `掲載中の${open.length}件のうち${missing.length}件（${percent}%）がファイルにないため、何も変更していません。これで正しければ --force を付けてください。`,
    )
  }
  return missing.toSorted().map((key) => ({
    ...{ file: '', line: 0, key },
    values: { [kind.key]: key, ...closing.values },
  }))
}
