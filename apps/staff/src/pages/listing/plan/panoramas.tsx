import { TrashIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { addToQueue, type QueuedPhoto } from '../../../pictures/queue.ts'
import { sendPictures } from '../../../pictures/send-pictures.ts'
import { tell } from '../../../undo/undo.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { FileButton } from './file-button.tsx'
import styles from './plan.module.css'

type Props = {
  draft: ListingDraft
  urls: readonly string[]
  waiting: readonly QueuedPhoto[]
}

/** Pictures all around, twice as wide as high. */
export function Panoramas({ draft, urls, waiting }: Props) {
  const owner = { kind: draft.kind, no: draft.no }
  const put = (panoramaUrls: readonly string[]) => draft.edit({ panoramaUrls })

  async function add(files: File[]) {
    for (const file of files) await addToQueue({ owner, file, type: 'panorama' })
    void sendPictures()
  }
  function remove(url: string) {
    put(urls.filter((it) => it !== url))
    tell({ text: 'パノラマを削除しました', undo: () => put(urls) })
  }
  return (
    <section className={styles.card} aria-label="パノラマ">
      <span className={styles.picture} hidden={urls.length + waiting.length > 0} />
      <div className={styles.words}>
        <h3>パノラマ</h3>
        <ul className={styles.views}>
          {urls.map((url, index) => (
            <li key={url}>
              <img src={url} alt={`パノラマ${index + 1}`} loading="lazy" />
              <IconButton
                label={`パノラマ${index + 1}を削除する`}
                icon={TrashIcon}
                look="onPhoto"
                onClick={() => remove(url)}
              />
            </li>
          ))}
          {waiting.map(({ id, preview }) => (
            <li key={id}>
              <img src={preview} alt="送信待ちのパノラマ" />
            </li>
          ))}
        </ul>
        <p>360°カメラの画像（横が縦の2倍）を選びます。</p>
        <FileButton label="足す" accept="image/*" onFiles={add} />
      </div>
    </section>
  )
}
