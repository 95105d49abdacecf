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

const open = new Map<string, ThingDraft>()

/** The draft of an open editor takes the pictures that come to it, until the answer is called. */
export function holdThing(address: string, draft: ThingDraft): () => void {
  open.set(address, draft)
  return () => {
    if (open.get(address) === draft) open.delete(address)
  }
}

/** Also of a thing whose editor is not open; with what this device has kept. */
export async function thingDraftFor(kind: Kind, id: string): Promise<ThingDraft> {
  const found = open.get(`${kind.id}/${id}`)
  if (found) return found
  const draft = createThingDraft(kind, id, await kind.read(id))
  await draft.resume()
  return draft
}
