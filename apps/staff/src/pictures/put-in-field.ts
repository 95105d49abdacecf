import { rendition } from '@sumai/format/pictures'
import type { Values } from '../editor/values.ts'
import { thingDraftFor } from '../pages/content/editor/thing-draft.ts'
import { readKind } from '../pages/content/kinds/kinds.ts'
import { addBanner } from '../pages/content/list/add-banner.ts'
import { draftFor, hold } from '../pages/listing/draft/open-drafts.ts'
import { tell } from '../undo/undo.ts'
import type { WaitingFile } from './waiting-picture.ts'

/** px of a picture that a text or a link has. */
const WIDTH = 960

/** Puts what was sent into a field that is not on the screen. False: there is no line. */
export async function putInField({ owner, as }: WaitingFile, url: string): Promise<boolean> {
  const { kind, no, field } = owner
  if (kind === 'new-banner') {
    await addBanner(no, url)
    return true
  }
  if (kind === 'content') return putOnThing(no, field, url)
  const draft = await draftFor(kind, no)
  const release = hold(draft)
  try {
    await draft.ready
    draft.edit({ [field]: as === 'document' ? url : rendition(url, WIDTH, 'jpg') })
    await draft.save()
    return draft.store.getState().save !== 'kept'
  } finally {
    release()
  }
}

async function putOnThing(address: string, field: string, url: string): Promise<boolean> {
  const [kindId = '', id = ''] = address.split('/')
  const kind = readKind(kindId)
  const draft = await thingDraftFor(kind, id)
  draft.edit({ [field]: withPicture(draft.values()[field], field, url) })
  await draft.save()
  const { save, thing } = draft.store.getState()
  const waits = save === 'held' ? '。公開するまで反映しません' : ''
  if (save !== 'kept') tell({ text: `「${kind.titleOf(thing)}」に写真を入れました${waits}` })
  return save !== 'kept'
}

/** The picture, the pictures with it, or the text with it at its end. */
function withPicture(before: Values[string], field: string, url: string): unknown {
  if (Array.isArray(before)) return [...before.filter((it) => it !== url), url]
  return field === 'body' ? `${before}<img src="${rendition(url, WIDTH, 'jpg')}" alt="">` : url
}
