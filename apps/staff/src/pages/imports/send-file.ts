import { isApiError } from '@sumai/api-client'
import { staffApi } from '../../api/api.ts'
import { queryClient } from '../../query-client.ts'
import { refusalOf } from '../../undo/optimistic.ts'
import { tell } from '../../undo/undo.ts'
import { IMPORTS } from './imports.queries.ts'
import { type KeptFile, keepFile } from './kept-file.ts'

/** `trial`: whose agreed repairs are used. */
type Order = { isDryRun: boolean; reason?: string | undefined; trial?: string }

/**
 * Sends a file; resolves to the number of its import, or to nothing when it was refused. A trial
 * always counts what would be closed, however much that is: it writes nothing.
 */
export async function sendFile(
  kept: KeptFile,
  { isDryRun, reason, trial }: Order,
): Promise<string | undefined> {
  const { file, kind, full } = kept
  const isForced = full && (isDryRun || reason !== undefined)
  try {
    const answer = await staffApi.imports.create(file, kind, {
      ...{ full: String(full), dry_run: String(isDryRun), force: String(isForced) },
      ...(reason && { reason }),
      ...(trial && { trial }),
    })
    const { importId } = answer.import
    if (isDryRun) await keepFile(importId, kept)
    await queryClient.invalidateQueries({ queryKey: IMPORTS })
    return importId
  } catch (error) {
    tellRefusal(error)
    return undefined
  }
}

/** Why a file was not taken, in the words of the API where it has some. */
export function tellRefusal(error: unknown): void {
  const words = isApiError(error) && /^(import|request)\./.test(error.code) && saying(error)
  tell({ text: words || refusalOf(error), isRefusal: true })
}

const saying = ({ errors, message }: { errors?: Record<string, string[]>; message: string }) =>
  Object.values(errors ?? {})[0]?.[0] ?? message
