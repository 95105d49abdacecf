import { createHash } from 'node:crypto'
import { invalidFields } from '../../http/problem.ts'
import type { Values } from '../columns/columns.ts'
import type { Entry } from './kind.ts'

/**
 * Rooms of one building have to say the same of it: otherwise each run of the file would write what
 * its last row says over what its first row says. Returns what throws 422 for a room that does not.
 */
export function oneBuilding() {
  const said = new Map<string, { entry: Pick<Entry, 'file' | 'line'>; digest: string }>()
  return ({ file, line }: Entry, tmNo: string, values: Values): void => {
    if (Object.keys(values).length === 0) return
    const digest = createHash('sha256').update(JSON.stringify(values)).digest('base64')
    const first = said.get(tmNo)
    if (!first) said.set(tmNo, { entry: { file, line }, digest })
    else if (first.digest !== digest) {
      const where = `${first.entry.file} の${first.entry.line}行目`
      throw invalidFields({ tm_no: [`建物「${tmNo}」の項目が${where}と異なります。`] })
    }
  }
}
