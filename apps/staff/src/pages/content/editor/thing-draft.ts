import { createDraft, type Draft } from '../../../editor/draft/draft.ts'
import { queryClient } from '../../../query-client.ts'
import type { Kind, Thing } from '../kinds/kind.ts'
import { CONTENT } from '../list/content.queries.ts'

export type ThingDraft = Draft<Thing>

/**
 * The edits of a piece of content. What visitors do not see saves itself; a change of what they see
 * waits on the device until it is published, so that nobody reads half a sentence.
 */
export const createThingDraft = (kind: Kind, id: string, thing: Thing): ThingDraft =>
  createDraft({
    key: `${kind.id}:${id}`,
    thing,
    write: kind.write,
    reread: () => kind.read(id),
    remember: () => queryClient.invalidateQueries({ queryKey: [...CONTENT, kind.id] }),
    isLive: (stored) => kind.stageOf(stored, new Date().toISOString()) === 'public',
  })
