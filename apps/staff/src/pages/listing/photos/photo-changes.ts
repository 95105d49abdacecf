import { arrayMove } from '@dnd-kit/sortable'
import type { Photo } from '@sumai/api-client/contract/photo'
import { rendition } from '@sumai/format/pictures'
import { addToQueue, queue } from '../../../pictures/queue.ts'
import { turned } from '../../../pictures/redrawn.ts'
import { sendPictures } from '../../../pictures/send-pictures.ts'
import { tell } from '../../../undo/undo.ts'
import { numbered, photosOf } from '../draft/add-photo.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'

/** What can be done to the pictures of a listing. */
export function photoChanges(draft: ListingDraft) {
  const photos = () => photosOf(draft.values())
  const put = (photos: readonly Photo[]) => draft.edit({ photos: numbered(photos) })

  return {
    move(url: string, to: number) {
      const from = photos().findIndex((it) => it.url === url)
      if (from >= 0 && from !== to) put(arrayMove(photos(), from, to))
    },
    change(url: string, values: Partial<Pick<Photo, 'type' | 'caption'>>) {
      put(photos().map((it) => (it.url === url ? { ...it, ...values } : it)))
    },
    remove(photo: Photo) {
      const at = photos().findIndex((it) => it.url === photo.url)
      put(photos().filter((it) => it.url !== photo.url))
      tell({
        text: '写真を削除しました',
        undo: () => put(photos().toSpliced(at, 0, photo)),
      })
    },
    /** A quarter to the right: a new picture takes its place. */
    async turn({ url, type, caption }: Photo) {
      const file = await turned(queue.getState().sent[url]?.file ?? (await download(url)))
      const owner = { kind: draft.kind, no: draft.no }
      await addToQueue({ owner, file, type, caption, replaces: url })
      void sendPictures()
    },
  }
}

const download = async (url: string): Promise<Blob> =>
  (await fetch(rendition(url, 960, 'jpg'))).blob()
