import type { Site } from '@sumai/shared-state'
import { buttonClass } from '@sumai/ui/button-look'
import { PlusIcon } from '@sumai/ui/icon'
import { showToast } from '@sumai/ui/toast'
import styles from './save-search-button.module.css'

type Props = {
  site: Site
  search: { address: string; label: string }
}

/** Saves the search. The code that stores it is loaded on the first press. Needs scripts. */
export function SaveSearchButton({ site, search }: Props) {
  const save = async () => {
    const { saveSearch, removeSearch, SEARCHES_MAX } = await import(
      /* webpackChunkName: "saved-searches" */ '@sumai/shared-state/searches'
    )
    const answer = saveSearch({ site, ...search })
    const undo = () => void removeSearch({ site, address: search.address })
    if (answer === 'saved') showToast({ text: '検索条件を保存しました', undo })
    if (answer === 'known') showToast({ text: 'この検索条件は保存されています' })
    if (answer === 'full') {
      showToast({
        text: `保存できる条件は${SEARCHES_MAX}件までです。不要な条件を削除してください。`,
      })
    }
    if (answer === 'blocked') {
      showToast({ text: 'このブラウザーの設定により、条件を保存できませんでした。' })
    }
  }
  return (
    <span className={styles.save}>
      <button
        type="button"
        onClick={save}
        aria-label="この条件を保存"
        className={buttonClass({ variant: 'quiet', size: 's' })}
      >
        <PlusIcon size="s" />
        <span>
          <span className={styles.wide}>この条件を</span>保存
        </span>
      </button>
    </span>
  )
}
