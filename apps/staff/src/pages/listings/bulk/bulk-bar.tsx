import { CrossIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { useKeys } from '../../../keys/use-keys.ts'
import type { Site } from '../site.ts'
import type { View } from '../view.ts'
import { ACTIONS, type Action } from './actions.ts'
import styles from './bulk-bar.module.css'
import { changeAll } from './change-all.ts'
import { ChooseAll } from './choose-all.tsx'
import type { Selection } from './use-selection.ts'

type Props = {
  site: Site
  view: View
  /** How many match. */
  total: number
  selection: Selection
}

/** What can be done with the chosen homes; in place of the bar of a phone. */
export function BulkBar({ site, view, total, selection }: Props) {
  const { chosen, choose, clear } = selection
  useKeys({ ESCAPE: clear })
  if (chosen.length === 0) return null

  /** Chosen again when nothing was done. */
  async function act(action: Action) {
    clear()
    if (!(await changeAll(site, chosen, action))) choose(chosen)
  }
  return (
    <div role="toolbar" aria-label="選んだ物件の操作" className={styles.bar}>
      <IconButton label="選択をやめる" icon={CrossIcon} onClick={clear} />
      <b role="status">{chosen.length}件を選択</b>
      <ChooseAll {...{ site, view, total, selection }} />
      {ACTIONS.map((action) => (
        <button key={action.label} type="button" onClick={() => act(action)}>
          {action.label}
        </button>
      ))}
    </div>
  )
}
