import type { Building } from '../pages/building/building-data.ts'
import { ROOM } from './room.ts'

/** The building of `ROOM`, in which that room is free. */
export const BUILDING = {
  ...ROOM,
  tmNameKana: 'メゾンヒガシマチ',
  comment: '駅まで平らな道です。',
  zip: null,
  emptyCount: 1,
  pastMadori: [250],
  pastMadoriLabel: ['2LDK'],
  rooms: [ROOM],
} satisfies Building
