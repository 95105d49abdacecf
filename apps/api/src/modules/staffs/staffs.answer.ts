import type { colleague } from '@sumai/api-client/contract/site-body'
import type { Staff as PublicStaff } from '@sumai/api-client/contract/staff'
import type { z } from 'zod'
import type { WireRow } from '../../wire/columns.ts'

export type Colleague = z.output<typeof colleague>

/** With the names of the cities somebody knows best. */
export function toStaff(row: WireRow, cityNames: ReadonlyMap<string, string>) {
  const areas = row.tokui_area as string[]
  const labels = areas.map((code) => cityNames.get(code) ?? '')
  return { ...row, tokui_area_label: labels } as PublicStaff | Colleague
}
