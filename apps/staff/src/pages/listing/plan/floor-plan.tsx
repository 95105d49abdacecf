import type { Photo } from '@sumai/api-client/contract/photo'
import { rendition } from '@sumai/format/pictures'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { api } from '../../../api/api.ts'
import { addToQueue } from '../../../pictures/queue.ts'
import { sendPictures } from '../../../pictures/send-pictures.ts'
import { LISTINGS } from '../../listings/listings.queries.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import type { Kind } from '../edited-room.ts'
import { FileButton } from './file-button.tsx'
import styles from './plan.module.css'

type Props = { draft: ListingDraft; plan: Photo | undefined; isWaiting: boolean }

/** What the site draws of a listing without a plan, in this version of it. */
const sketchQuery = (kind: Kind, no: string, version: number) =>
  queryOptions({
    queryKey: [...LISTINGS, 'sketch', kind, no, version],
    async queryFn({ signal }) {
      if (kind === 'tatemono') return null
      return (await api[kind].room(no, { signal })).madoriSketch ?? null
    },
    throwOnError: false,
  })

/** The plan that was given, or the sketch that the site shows without one. */
export function FloorPlan({ draft, plan, isWaiting }: Props) {
  const { kind, no, store } = draft
  const version = useStore(store, ({ thing }) => thing.version)
  const sketch = useQuery({ ...sketchQuery(kind, no, version), enabled: plan === undefined })
  const shown = plan ? rendition(plan.url, 240, 'avif') : sketch.data?.url

  async function add([file]: File[]) {
    if (!file) return
    const replaces = plan && { replaces: plan.url }
    await addToQueue({ owner: { kind, no }, file, type: 'madori', ...replaces })
    void sendPictures()
  }
  return (
    <section className={styles.card} aria-label="間取り図">
      {shown ? (
        <img src={shown} alt={plan ? '間取り図' : '間取り略図'} className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <h3>間取り図</h3>
        <p>{sayPlan(plan !== undefined, sketch.data != null)}</p>
        <FileButton
          label={plan ? '差し替える' : '間取り図を足す'}
          accept="image/*"
          isBusy={isWaiting}
          onFiles={add}
        />
      </div>
    </section>
  )
}

function sayPlan(isGiven: boolean, isDrawn: boolean): string {
  if (isGiven) return '写真の中の「間取り図」を表示しています。'
  return isDrawn
    ? '間取り・帖数・向きから略図を描いて表示しています。'
    : '間取り詳細を入力すると、略図を描けることがあります。'
}
