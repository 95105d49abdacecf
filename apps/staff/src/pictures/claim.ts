import { changeQueued, loadQueue, queued } from './queue.ts'
import { sendPictures } from './send-pictures.ts'
import type { Owner } from './waiting-picture.ts'

/** What was taken before a home was chosen is of this one. */
export async function claimPictures(owner: Owner): Promise<void> {
  await loadQueue()
  for (const { id } of queued().filter((it) => it.owner === null)) changeQueued(id, { owner })
  void sendPictures()
}
