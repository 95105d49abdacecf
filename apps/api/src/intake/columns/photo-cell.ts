import { options } from '@sumai/domain/codes'
import type { Reading } from './cell.ts'

const TYPES = options('photo_type')
const BY_WORD = new Map(
  TYPES.flatMap(({ code, label }) => [
    [code as string, code],
    ...label.split('・').map((word) => [word, code] as const),
    [label as string, code],
  ]),
)
/** Of a photo whose kind is not said. */
const USUAL = 'room'

/** `photos` in words: 「1.jpg|外観|南側から;2.jpg|キッチン;3.jpg」, in the order in which they are shown. */
export function readPhotos(text: string): Reading {
  const photos: unknown[] = []
  for (const part of text.split(/[;；\n]/).filter((part) => part.trim() !== '')) {
    const [url = '', word = '', ...caption] = part.split(/[|｜]/).map((piece) => piece.trim())
    const type = word === '' ? USUAL : BY_WORD.get(word.normalize('NFKC'))
    if (!type) return { fault: `「${word}」は写真の種類にありません。` }
    photos.push({ url, type, caption: caption.join('|') })
  }
  return { value: photos }
}
