import type { BoshuStatus } from '@sumai/api-client/contract/words'
import type { Values } from '../../editor/values.ts'
import { readSite, type Site } from '../listings/site.ts'

/** What an editor can be of: a listing of either site, or a building. */
export type Kind = Site | 'tatemono'

/** What an address names; 404 for another word. */
export const readKind = (text: string | undefined): Kind =>
  text === 'tatemono' ? 'tatemono' : readSite(text)

/** It as its editor has it; which fields there are stands in fields/. A building has no status. */
export type EditedRoom = Values & { version: number; boshuStatus?: BoshuStatus }

export const numberOf = ({ bukkenNo, tmNo }: EditedRoom): string => String(bukkenNo ?? tmNo)

/** The name of the building and the room, or of the property. */
export function editorTitle({ tmName, roomNo, name, title }: EditedRoom): string {
  const called = tmName ?? name ?? title
  return roomNo ? `${called} ${roomNo}号室` : String(called)
}
