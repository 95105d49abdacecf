import { EmptyBox } from '@sumai/ui/empty-box'
import { ListSkeleton } from '@sumai/ui/skeleton'
import styles from './saved-placeholder.module.css'

type Props = {
  /** What the page shows: お気に入り, 閲覧履歴. */
  what: string
}

/** Shown until the list is read from the browser's storage. Without scripts it explains why. */
export function SavedPlaceholder({ what }: Props) {
  return (
    <>
      <div className={styles.scripted}>
        <ListSkeleton rows={4} />
      </div>
      <noscript>
        <EmptyBox heading={`${what}の表示にはJavaScriptが必要です`}>
          <p>
            {what}
            はお使いの端末の中だけに保存され、会員登録もログインもいりません。ブラウザーの設定でJavaScriptを有効にしてご覧ください。
          </p>
        </EmptyBox>
      </noscript>
    </>
  )
}
