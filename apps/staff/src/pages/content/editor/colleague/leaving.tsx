import { formatNumber } from '@sumai/format/number'
import { Button } from '@sumai/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { staffApi } from '../../../../api/api.ts'
import { toContent } from '../../../../paths.ts'
import { queryClient } from '../../../../query-client.ts'
import { refusalOf } from '../../../../undo/optimistic.ts'
import { tell } from '../../../../undo/undo.ts'
import type { ThingDraft } from '../thing-draft.ts'
import { homesOfQuery } from './colleague.queries.ts'
import styles from './invite-box.module.css'

type Props = { draft: ThingDraft }

/** Somebody has left. It cannot be undone: what follows is said before. */
export function Leaving({ draft }: Props) {
  const { name, tenpoNo, syainNo } = useStore(draft.store, (state) => state.thing)
  const [isAsking, setAsking] = useState(false)
  const { data: homes } = useQuery({ ...homesOfQuery(String(syainNo)), enabled: isAsking })
  const navigate = useNavigate()
  const asked = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking) asked.current?.focus()
  }, [isAsking])

  function stay() {
    setAsking(false)
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }
  async function leave() {
    try {
      await staffApi.staffs.remove(String(syainNo))
    } catch (error) {
      return tell({ text: refusalOf(error), isRefusal: true })
    }
    draft.discard()
    await navigate(toContent('staffs', { shop: String(tenpoNo) }))
    tell({ text: `${name}さんを退職として登録しました` })
    // They are named in every list.
    return queryClient.invalidateQueries()
  }

  if (!isAsking) {
    return (
      <div ref={opener} className={styles.leaving}>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          退職した
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.leaving}>
      <h3 ref={asked} tabIndex={-1}>
        {String(name)}さんは退職しましたか
      </h3>
      <ul>
        <li>すぐにサインアウトし、パスキーも使えなくなります。</li>
        <li>紹介は、サイトからもこの一覧からも消えます。</li>
        <li>{sayHomes(homes)}</li>
        <li>元に戻せません。戻られたときは、あらためて登録します。</li>
      </ul>
      <div className={styles.actions}>
        <Button variant="outline" onClick={leave}>
          退職として登録する
        </Button>
        <Button variant="quiet" onClick={stay}>
          やめる
        </Button>
      </div>
    </div>
  )
}

const sayHomes = (homes: number | undefined) =>
  homes
    ? `担当の物件${formatNumber(homes)}件と、記事・お問い合わせは、担当者なしになります。`
    : '担当の物件・記事・お問い合わせは、担当者なしになります。'
