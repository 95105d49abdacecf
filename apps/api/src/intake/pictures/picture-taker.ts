import type { PictureKind } from '@sumai/api-client/contract/picture'
import { Problem } from '../../http/problem.ts'
import { documentStore } from '../../modules/pictures/document-store.ts'
import { MAX_BYTES, pictureStore } from '../../modules/pictures/picture-store.ts'
import type { Fault, Values } from '../columns/columns.ts'
import { type Attachments, isBelow } from '../reading/attachments.ts'
import { IntakeError } from '../reading/intake-error.ts'
import { FILE_FIELDS, filled, itemsOf, nameIn, shaped, type Taken } from './named-files.ts'

type FileKind = PictureKind | 'pdf'

/** The values of a row with addresses for names, what is to be said, and how many files it took. */
type WithPictures = { values: Values; notes: Fault[]; files: number }

export type PictureTaker = (values: Values, attachments: Attachments) => Promise<WithPictures>

/**
 * Takes in the files that rows name. A field gets those that can be used; where none of its files
 * can, it says nothing, so that a CSV that comes without its pictures takes none away.
 */
export function pictureTaker(uploadDir: string, isDry: boolean): PictureTaker {
  const pictures = pictureStore(uploadDir)
  const documents = documentStore(uploadDir)

  const add = async (bytes: Buffer, kind: FileKind): Promise<Taken> =>
    kind === 'pdf'
      ? documents[isDry ? 'look' : 'add'](bytes)
      : pictures[isDry ? 'look' : 'add'](bytes, kind)

  /** What stands for a name; throws an `IntakeError` for a file that cannot be used. */
  async function take(name: string, kind: FileKind, attachments: Attachments): Promise<Taken> {
    if (!isBelow(name)) throw new IntakeError(`${shown(name)}はフォルダの外を指しています。`)
    const file = await attachments(name)
    if (!file) throw new IntakeError(`${shown(name)}がありません。`)
    if (file.size > MAX_BYTES) throw new IntakeError(`${shown(name)}は15MBを超えています。`)
    return add(await file.read(), kind).catch((cause) => {
      if (!(cause instanceof Problem) || !cause.errors) throw cause
      throw new IntakeError(`${shown(name)}：${Object.values(cause.errors).flat().join('')}`)
    })
  }

  return async (given, attachments) => {
    const values = { ...given }
    const notes: Fault[] = []
    let files = 0
    for (const [field, kind] of Object.entries(FILE_FIELDS)) {
      const items = itemsOf(given[field])
      if (!items) continue
      const used: unknown[] = []
      const before = files
      for (const [index, item] of items.entries()) {
        const name = nameIn(item)
        if (name === undefined) {
          used.push(item)
          continue
        }
        try {
          used.push(filled(item, await take(name, kind, attachments), index))
          files++
        } catch (cause) {
          if (!(cause instanceof IntakeError)) throw cause
          notes.push({ field, reason: cause.message })
        }
      }
      if (files > before) values[field] = shaped(given[field], used)
      else delete values[field]
    }
    return { values, notes, files }
  }
}

const LONGEST = 60
/** A name as it may stand in a report. */
const shown = (name: string) => {
  const plain = name.replaceAll(/\p{Cc}/gu, '?')
  return `「${plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain}」`
}
