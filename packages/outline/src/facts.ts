import { accessText, type Way } from './access.ts'

/** A fact that an advertisement states; several texts go below each other, '' leaves it out. */
export type Fact = { label: string; value: string | readonly string[] }

type Place = { addressDisp: string; kotsu: readonly Way[] }

/** Where a home is, and how to come there. */
export const placeRows = ({ addressDisp, kotsu }: Place): Fact[] => [
  { label: '所在地', value: addressDisp },
  { label: '交通', value: kotsu.map(accessText) },
]
