import type { Room } from './room-data.ts'

type Flags = Pick<
  Room,
  'isSaikenchikuFuka' | 'isChoseiKuiki' | 'isFuruya' | 'isSetback' | 'setbackMen'
>

/** What an advertisement must say in plain sight, in the words of the trade. */
export function warningsOf(room: Flags): string[] {
  return [
    room.isSaikenchikuFuka &&
      'この土地は建築基準法上の道路に2m以上接していないため、再建築はできません。',
    room.isChoseiKuiki && '市街化調整区域のため、宅地の造成および建物の建築はできません。',
    room.isSetback && setback(room.setbackMen),
    room.isFuruya && '現況：古家あり',
  ].filter((text) => typeof text === 'string')
}

const setback = (men: number | null) =>
  men === null ? 'セットバック要' : `セットバック要（約${men}㎡）`
