import { StartupError } from '../../db/database.ts'

/** Why a file as a whole cannot be taken in: one line in Japanese for those who sent it. */
export class IntakeError extends StartupError {
  override readonly name = 'IntakeError'
}

/** With the file and, counted from 1, the line where it was noticed. */
export const atLine = (file: string, line: number, reason: string) =>
  new IntakeError(`${file} の${line}行目：${reason}`)
