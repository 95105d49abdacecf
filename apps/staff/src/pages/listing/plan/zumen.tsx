import { Button } from '@sumai/ui/button'
import { PlanIcon } from '@sumai/ui/icon'
import { addToSlot } from '../../../pictures/queue.ts'
import { sendPictures } from '../../../pictures/send-pictures.ts'
import { WaitingFiles } from '../../../pictures/waiting-files.tsx'
import { tell } from '../../../undo/undo.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { FileButton } from './file-button.tsx'
import styles from './plan.module.css'

type Props = { draft: ListingDraft; url: string | null }

const PDF = 'application/pdf'

/** The sheet of a seller, as a PDF or a picture. */
export function Zumen({ draft, url }: Props) {
  const slot = { kind: draft.kind, no: draft.no, field: 'zumenUrl' }
  const put = (zumenUrl: string | null) => draft.edit({ zumenUrl })

  async function add([file]: File[]) {
    if (!file) return
    await addToSlot({ owner: slot, file, as: file.type === PDF ? 'document' : 'photo' }, true)
    void sendPictures()
  }
  function remove() {
    put(null)
    tell({ text: '販売図面を削除しました', undo: () => put(url) })
  }
  return (
    <section className={styles.card} aria-label="販売図面">
      <PlanIcon size="l" />
      <div className={styles.words}>
        <h3>販売図面</h3>
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            図面を開く
          </a>
        )}
        <WaitingFiles slot={slot} />
        <FileButton
          label={url ? '差し替える' : 'PDFか画像を足す'}
          accept={`${PDF},image/*`}
          onFiles={add}
        />
        {url && (
          <Button variant="quiet" size="s" onClick={remove}>
            削除する
          </Button>
        )}
      </div>
    </section>
  )
}
