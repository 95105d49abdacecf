import { useParams } from 'react-router'
import { keyOf } from '../../../editor/values.ts'
import type { Slot } from '../../../pictures/waiting-picture.ts'

const FIELD = /^field-/

/** The field of the thing that is edited, by the id of its control. */
export function useSlot(id: string): Slot {
  const { kind = '', id: thing = '' } = useParams()
  return { kind: 'content', no: `${kind}/${thing}`, field: keyOf(id.replace(FIELD, '')) }
}
