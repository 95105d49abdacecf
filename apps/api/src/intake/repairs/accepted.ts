import type { SourceRow } from '../reading/row.ts'
import type { Repair } from './repair.ts'

/** A cell of a file that is read as something else, because somebody has agreed to it. */
export type Accepted = Repair & { file: string; line: number; field: string; cell: string }

type Place = Partial<Pick<SourceRow, 'file' | 'line'>>

/** How a cell is repaired, where its file, line and words are those that were agreed on. */
export function acceptedRepairs(all: readonly Accepted[]) {
  const byPlace = new Map(all.map((each) => [placeOf(each, each.field), each]))
  return (row: Place, field: string, cell: unknown): Repair | undefined => {
    const repair = byPlace.size > 0 ? byPlace.get(placeOf(row, field)) : undefined
    return repair?.cell === cell ? repair : undefined
  }
}

export type RepairOf = ReturnType<typeof acceptedRepairs>
export const NO_REPAIRS: RepairOf = () => undefined

const placeOf = ({ file, line }: Place, field: string) => `${file}\n${line}\n${field}`
