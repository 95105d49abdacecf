import { Button } from '@sumai/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { staffApi } from '../../../api/api.ts'
import { Moment } from '../../../components/moment.tsx'
import { toImport } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { IMPORTS } from '../imports.queries.ts'
import { tellRefusal } from '../send-file.ts'
import styles from './apply.module.css'

type Props = { importId: string; until: string }

/** For a day, what a file has changed can be put back. */
export function GoBack({ importId, until }: Props) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function goBack() {
    setBusy(true)
    try {
      const { import: back } = await staffApi.imports.undo(importId)
      await queryClient.invalidateQueries({ queryKey: IMPORTS })
      navigate(toImport(back.importId))
    } catch (error) {
      tellRefusal(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.apply}>
      <Button variant="outline" busy={isBusy} onClick={goBack}>
        取込の前に戻す
      </Button>
      <p>
        <Moment at={until} />
        まで戻せます。このあとで変更されたものは、そのまま残します。
      </p>
    </div>
  )
}
