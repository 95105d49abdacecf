import { accessText, type Way } from './access.ts'
import type { Fact } from './fact.ts'

type Place = { addressDisp: string; kotsu: readonly Way[] }

/** Where a home is, and how to come there. */
export const placeRows = ({ addressDisp, kotsu }: Place): Fact[] => [
  { label: '所在地', value: addressDisp },
  { label: '交通', value: kotsu.map(accessText) },
]
