import { isApiError } from '@sumai/api-client'
import { staffApi } from '../api/api.ts'
import { addPhoto } from '../pages/listing/draft/add-photo.ts'
import { maySucceedLater } from '../retry/may-succeed-later.ts'
import { stopTrying, tryLater } from '../retry/retry.ts'
import { changeQueued, loadQueue, type QueuedPicture, queued, wasSent } from './queue.ts'
import { shrunk } from './redrawn.ts'

/** What is tried again is the queue, from the picture on that was stopped. */
export const PICTURES = 'pictures'

let running: Promise<void> | undefined

/**
 * Sends what waits for a listing, one after the other: they come to it in order, and the API encodes
 * one at a time. Of several tabs one sends.
 */
export function sendPictures(): Promise<void> {
  stopTrying(PICTURES, sendPictures)
  for (const { id, state } of queued())
    if (state === 'stopped') changeQueued(id, { state: 'waiting' })
  running ??= navigator.locks.request('sumai-pictures', sendAll).finally(() => {
    running = undefined
  })
  return running
}

async function sendAll(): Promise<void> {
  await loadQueue()
  for (;;) {
    const next = queued().find(({ owner, state }) => owner && state === 'waiting')
    if (!next) return
    if (!(await send(next))) return
  }
}

/** False: there is no line, and no use in trying the next one. */
async function send(picture: QueuedPicture): Promise<boolean> {
  const { id, owner, type, replaces } = picture
  if (!owner) return true
  const isPanorama = type === 'panorama'
  changeQueued(id, { state: 'sending', progress: 0 })
  try {
    const file = await shrunk(picture.file, isPanorama)
    const onProgress = (progress: number) => changeQueued(id, { progress })
    const kind = isPanorama ? 'panorama' : 'photo'
    const answer = await staffApi.pictures.create(file, kind, { onProgress })
    // Its kind and words may have been given meanwhile; it may be gone.
    const latest = queued().find((it) => it.id === id)
    if (!latest) return true
    const { caption } = latest
    const isThere = await addPhoto(
      owner,
      { ...answer.picture, type: latest.type, caption },
      replaces,
    )
    if (!isThere) return stop(id)
    await wasSent(latest, answer.picture.url)
    return true
  } catch (error) {
    const reason = refusalOf(error)
    if (!reason) return stop(id)
    changeQueued(id, { state: 'refused', reason })
    return true
  }
}

function stop(id: string): false {
  changeQueued(id, { state: 'stopped' })
  tryLater(PICTURES, sendPictures)
  return false
}

/** Why it will never go, or nothing: it goes when the line, the session or the API is back. */
function refusalOf(error: unknown): string | undefined {
  if (!isApiError(error)) return '画像として読み取れませんでした'
  if (error.status === 403) return 'この物件に写真を足す権限がありません'
  if (error.status === 404) return '物件が見つかりません'
  if (error.status === 413) return '15MBより大きい画像は送れません'
  if (maySucceedLater(error)) return undefined
  return error.errors?.file?.join('') ?? '画像として読み取れませんでした'
}
