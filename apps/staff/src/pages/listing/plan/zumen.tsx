import { Button } from '@sumai/ui/button'
import { PlanIcon } from '@sumai/ui/icon'
import { useState } from 'react'
import { staffApi } from '../../../api/api.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { FileButton } from './file-button.tsx'
import styles from './plan.module.css'

type Props = { draft: ListingDraft; url: string | null }

const PDF = 'application/pdf'

async function upload(file: File): Promise<string> {
  if (file.type === PDF) return (await staffApi.documents.create(file)).document.url
  // Of a picture the page is led to its largest file.
  return `${(await staffApi.pictures.create(file)).picture.url}-960.jpg`
}

/** The sheet of a seller, as a PDF or a picture. */
export function Zumen({ draft, url }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const put = (zumenUrl: string | null) => draft.edit({ zumenUrl })

  async function add([file]: File[]) {
    if (!file) return
    setIsBusy(true)
    try {
      put(await upload(file))
    } catch (error) {
      tell({ text: refusalOf(error), isRefusal: true })
    } finally {
      setIsBusy(false)
    }
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
        <FileButton
          label={url ? '差し替える' : 'PDFか画像を足す'}
          accept={`${PDF},image/*`}
          isBusy={isBusy}
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
