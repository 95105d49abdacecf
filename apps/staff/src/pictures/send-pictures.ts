import { isApiError } from '@sumai/api-client'
import { staffApi } from '../api/api.ts'
import { addPhoto } from '../pages/listing/draft/add-photo.ts'
import { maySucceedLater, stopTrying, tryLater } from '../retry/retry.ts'
import { arrive } from './open-slots.ts'
import { changeQueued, loadQueue, type QueuedPicture, queued, wasSent } from './queue.ts'
import { shrunk } from './redrawn.ts'

/** What is tried again is the queue, from the picture on that was stopped. */
export const PICTURES = 'pictures'

let running: Promise<void> | undefined

/**
 * Sends what waits for a listing or a field, one after the other: they come to it in order, and the
 * API encodes one at a time. Of several tabs one sends.
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
  const { id } = picture
  changeQueued(id, { state: 'sending', progress: 0 })
  try {
    const sent = await upload(picture)
    // Its kind and words may have been given meanwhile; it may be gone.
    const latest = queued().find((it) => it.id === id)
    if (!latest) return true
    if (!(await put(latest, sent))) return stop(id)
    await wasSent(latest, sent.url)
    return true
  } catch (error) {
    const reason = refusalOf(error)
    if (!reason) return stop(id)
    changeQueued(id, { state: 'refused', reason })
    return true
  }
}

type Sent = { url: string; width: number; height: number }

async function upload(picture: QueuedPicture): Promise<Sent> {
  const { id, file } = picture
  const options = { onProgress: (progress: number) => changeQueued(id, { progress }) }
  const as = 'as' in picture ? picture.as : picture.type === 'panorama' ? 'panorama' : 'photo'
  if (as === 'document') {
    const { document } = await staffApi.documents.create(file, options)
    return { ...document, width: 0, height: 0 }
  }
  const redrawn = await shrunk(file, as === 'panorama')
  return (await staffApi.pictures.create(redrawn, as, options)).picture
}

/** Puts it where it belongs. False: there is no line, it has to be tried again. */
async function put(picture: QueuedPicture, sent: Sent): Promise<boolean> {
  if ('as' in picture) return arrive(picture, sent.url)
  const { owner, type, caption, replaces } = picture
  return owner === null || addPhoto(owner, { ...sent, type, caption }, replaces)
}

function stop(id: string): false {
  changeQueued(id, { state: 'stopped' })
  tryLater(PICTURES, sendPictures)
  return false
}

/** Why it will never go, or nothing: it goes when the line, the session or the API is back. */
function refusalOf(error: unknown): string | undefined {
  if (!isApiError(error)) return '画像として読み取れませんでした'
  if (error.status === 403) return 'ここに足す権限がありません'
  if (error.status === 404) return '足す先が見つかりません'
  if (error.status === 413) return '15MBより大きいファイルは送れません'
  if (maySucceedLater(error)) return undefined
  return error.errors?.file?.join('') ?? '画像として読み取れませんでした'
}
