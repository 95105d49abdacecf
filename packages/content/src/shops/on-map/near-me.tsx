import type { useHere } from '@sumai/listings/use-here'
import { LocateIcon } from '@sumai/ui/icon'
import styles from './near-me.module.css'

const SAID = {
  unknown: null,
  asking: null,
  known: '現在地から近い順に並べました。位置の情報は送信していません。',
  refused: '現在地を確認できませんでした。エリアからお選びください。',
}

/** Over the map: sorts the shops by how near they are. */
export function NearMe({ state, ask }: Pick<ReturnType<typeof useHere>, 'state' | 'ask'>) {
  return (
    <div data-map-control="" className={styles.near}>
      {state !== 'known' && (
        <button type="button" aria-busy={state === 'asking'} onClick={ask} className={styles.ask}>
          <LocateIcon />
          現在地から近い順
        </button>
      )}
      <p role="status" className={styles.said}>
        {SAID[state]}
      </p>
    </div>
  )
}
