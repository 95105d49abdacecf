import type { Room } from './room-data.ts'

type Unit = Room['rentRoll'][number]

export const LET = '賃貸中'

/** 203 is on the second floor, 1203 on the twelfth. */
const NUMBER = /^(\d{1,2})\d\d$/

/** The units by floor, the highest first; none where a number does not say the floor. */
export function floorsOf(units: readonly Unit[]): { floor: number; units: Unit[] }[] {
  const floors = Map.groupBy(units, ({ no }) => Number(NUMBER.exec(no)?.[1]))
  if (floors.has(Number.NaN) || floors.size < 2) return []
  return [...floors]
    .map(([floor, on]) => ({ floor, units: on }))
    .toSorted((a, b) => b.floor - a.floor)
}
