import { formatNumber } from '@sumai/format/number'
import { Button } from '@sumai/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '../../../drafts/use-draft.ts'
import { toImport } from '../../../paths.ts'
import { onOfferQuery, type Run } from '../imports.queries.ts'
import { dropFile, type KeptFile, keptFile } from '../kept-file.ts'
import { kindOf } from '../kinds.ts'
import { sendFile } from '../send-file.ts'
import { FileField } from '../start/file-field.tsx'
import styles from './apply.module.css'
import { Brake } from './brake.tsx'

type Props = { run: Run; repaired: number }

/** More than this share closed at once has to be explained. */
const MOST = 0.2

/** After the trial: the same file is taken in, `repaired` rows with it, unless it closes too much. */
export function Apply({ run, repaired }: Props) {
  const { importId, kind, closed } = run
  const navigate = useNavigate()
  const [kept, setKept] = useState<KeptFile | null>()
  const [reason, setReason] = useDraft(`import-reason:${importId}`, '')
  const [isBusy, setBusy] = useState(false)
  const site = kindOf(kind)?.site
  const { data: onOffer } = useQuery({
    ...onOfferQuery(site ?? 'chintai'),
    enabled: site !== undefined && closed > 0,
  })
  useEffect(() => {
    void keptFile(importId).then((found) => setKept(found ?? null))
  }, [importId])

  async function apply(change: Partial<KeptFile> = {}, why?: string) {
    if (!kept) return
    setBusy(true)
    const applied = await sendFile(
      { ...kept, ...change },
      {
        ...{ isDryRun: false, reason: why, trial: importId },
      },
    )
    setBusy(false)
    if (!applied) return
    setReason('')
    await dropFile(importId)
    navigate(toImport(applied))
  }

  const isCounting = site !== undefined && closed > 0 && onOffer === undefined
  if (kept === undefined || isCounting) return null
  if (kept === null) {
    return (
      <section className={styles.again}>
        <p>この端末にファイルが残っていません。反映するには、同じファイルを選んでください。</p>
        <FileField file={null} onFile={(file) => setKept({ file, kind, full: closed > 0 })} />
      </section>
    )
  }
  if (onOffer !== undefined && closed > onOffer * MOST) {
    const written = { reason, onReason: setReason }
    return <Brake closed={closed} onOffer={onOffer} isBusy={isBusy} onApply={apply} {...written} />
  }
  const changes = run.created + run.updated + closed
  const parts = [
    ...(changes > 0 || repaired === 0 ? [`${formatNumber(changes)}件`] : []),
    ...(repaired > 0 ? [`直した${formatNumber(repaired)}行`] : []),
  ]
  return (
    <div className={styles.apply}>
      <Button busy={isBusy} onClick={() => apply()}>
        {parts.join('と')}を反映する
      </Button>
      <p>ほかの取り込めない行は、いまのまま残ります。</p>
    </div>
  )
}
