import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { LiveSearch } from '../../../components/live-search.tsx'
import { StatusChip } from '../../../components/status-chip.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { toCamera, toEditor, toNewListing } from '../../../paths.ts'
import { claimPictures } from '../../../pictures/claim.ts'
import { queue, waitingFor } from '../../../pictures/queue.ts'
import styles from './choose-home.module.css'
import { homesQuery } from './homes.queries.ts'

/** Of which home the pictures are that were taken first. */
export function Component() {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const { data: homes = [] } = useQuery({
    ...homesQuery(words),
    placeholderData: keepPreviousData,
  })
  const count = useStore(queue, ({ pictures }) => waitingFor(pictures, null).length)
  const navigate = useNavigate()

  async function choose(owner: { kind: 'chintai' | 'baibai'; no: string }) {
    await claimPictures(owner)
    await navigate(toEditor(owner))
  }
  return (
    <main className={styles.page}>
      <PageHead title="どの物件の写真ですか" context={`${count}枚`} back={toCamera()} />
      <div className={styles.body}>
        <Link to={toNewListing()} className={styles.new}>
          新しい物件
        </Link>
        <LiveSearch label="建物名・物件番号・駅" value={typed} onValue={setTyped} />
        <ul className={styles.homes} aria-label="物件">
          {homes.map(({ kind, bukkenNo, name, roomNo, boshuStatus, photoCount }) => (
            <li key={bukkenNo}>
              <button type="button" onClick={() => choose({ kind, no: bukkenNo })}>
                <span>
                  <b>{roomNo ? `${name} ${roomNo}号室` : name}</b>
                  <small>写真{photoCount}枚</small>
                </span>
                <StatusChip status={boshuStatus} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
