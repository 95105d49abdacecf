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

type Props = {
  run: Run
  /** Cells that somebody wants to be read in another way than this trial has. */
  untried: number
}

/** More than this share closed at once has to be explained. */
const MOST = 0.2

/**
 * After the trial: the same file is taken in, unless it closes too much; or tried again with what
 * was agreed to since.
 */
export function Apply({ run, untried }: Props) {
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

  async function send(file: KeptFile, isDryRun: boolean, why?: string) {
    setBusy(true)
    const sent = await sendFile(file, { isDryRun, reason: why, trial: importId })
    setBusy(false)
    if (!sent) return
    setReason('')
    await dropFile(importId)
    navigate(toImport(sent), { replace: isDryRun })
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
  if (untried > 0) {
    return (
      <div className={styles.apply}>
        <Button busy={isBusy} onClick={() => send(kept, true)}>
          直した内容で確かめる
        </Button>
        <p>{formatNumber(untried)}か所を変えて、もう一度試します。まだ反映しません。</p>
      </div>
    )
  }
  if (onOffer !== undefined && closed > onOffer * MOST) {
    const written = { reason, onReason: setReason }
    const apply = (change?: Partial<KeptFile>, why?: string) =>
      send({ ...kept, ...change }, false, why)
    return <Brake closed={closed} onOffer={onOffer} isBusy={isBusy} onApply={apply} {...written} />
  }
  const changes = run.created + run.updated + closed
  return (
    <div className={styles.apply}>
      <Button busy={isBusy} onClick={() => send(kept, false)}>
        {formatNumber(changes)}件を反映する
      </Button>
      <p>ほかの取り込めない行は、いまのまま残ります。</p>
    </div>
  )
}
