import type { Group } from '../../../editor/field.ts'
import type { EditedRoom, Kind } from '../edited-room.ts'
import { baibaiGroups } from './baibai-fields.ts'
import { CHINTAI_GROUPS } from './chintai-fields.ts'
import { TATEMONO_GROUPS } from './tatemono-fields.ts'

/** What an editor consists of. */
export function groupsOf(kind: Kind, { bukkenType, bukkenKbn }: EditedRoom): readonly Group[] {
  if (kind === 'tatemono') return TATEMONO_GROUPS
  if (kind === 'chintai') return CHINTAI_GROUPS
  return baibaiGroups(String(bukkenType), bukkenKbn)
}
