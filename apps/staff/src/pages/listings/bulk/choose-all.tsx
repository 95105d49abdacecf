import { useState } from 'react'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'
import type { Site } from '../site.ts'
import type { View } from '../view.ts'
import { allListings, MOST_AT_ONCE } from './all-listings.ts'
import styles from './bulk-bar.module.css'
import type { Selection } from './use-selection.ts'

type Props = { site: Site; view: View; total: number; selection: Selection }

/** When all that is shown is chosen: the way to all that match. */
export function ChooseAll({ site, view, total, selection }: Props) {
  const [isBusy, setBusy] = useState(false)
  const { chosen, isAll, chooseAll } = selection
  if (!isAll || chosen.length >= total) return null
  if (total > MOST_AT_ONCE) {
    return (
      <span className={styles.note}>
        {total}件すべては選べません。{MOST_AT_ONCE}件までにしぼり込んでください
      </span>
    )
  }
  async function choose() {
    setBusy(true)
    try {
      chooseAll(await allListings(site, view))
    } catch (error) {
      tell({ text: refusalOf(error), isRefusal: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" aria-busy={isBusy} onClick={choose}>
      {total}件すべてを選ぶ
    </button>
  )
}
