import type { PhotoType } from '@sumai/api-client/contract/words'
import { options } from '@sumai/domain/codes'

/** What a file is called: 外観.jpg, LDKキッチン2.jpg; a room when its name says nothing. */
export function guessType(fileName: string): PhotoType {
  const found = options('photo_type').find(({ label }) =>
    label.split('・').some((word) => fileName.normalize('NFC').includes(word)),
  )
  return (found?.code as PhotoType | undefined) ?? 'room'
}
