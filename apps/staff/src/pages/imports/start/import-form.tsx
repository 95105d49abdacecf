import { Button } from '@sumai/ui/button'
import { Checkbox } from '@sumai/ui/checkbox'
import { Select } from '@sumai/ui/controls'
import { UploadIcon } from '@sumai/ui/icon'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Line } from '../../../components/line.tsx'
import { toImport } from '../../../paths.ts'
import { tell } from '../../../undo/undo.ts'
import { KINDS } from '../kinds.ts'
import { sendFile } from '../send-file.ts'
import { FileField } from './file-field.tsx'
import styles from './import-form.module.css'

/** A file is tried first: nothing is written before somebody has seen what would be. */
export function ImportForm() {
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('chintai')
  const [isBusy, setBusy] = useState(false)
  const isOfHomes = KINDS.some(({ value, site }) => value === kind && site !== undefined)

  async function start(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!file) return void tell({ text: '取り込むファイルを選んでください', isRefusal: true })
    setBusy(true)
    const full = isOfHomes && new FormData(event.currentTarget).has('full')
    const importId = await sendFile({ file, kind, full }, { isDryRun: true })
    setBusy(false)
    if (importId) navigate(toImport(importId))
  }
  return (
    <form onSubmit={start} className={styles.form}>
      <FileField file={file} onFile={setFile} />
      <Line id="import-kind" label="内容">
        <Select
          small
          id="import-kind"
          choices={KINDS}
          value={kind}
          onChange={(event) => setKind(event.target.value as typeof kind)}
        />
      </Line>
      {isOfHomes && (
        <Checkbox
          name="full"
          label="このファイルがすべて（ファイルにない公開中の物件は募集終了にする）"
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          <UploadIcon />
          試しに取り込む
        </Button>
        <p>まだ何も変わりません。変わる内容を確かめてから反映します。</p>
      </div>
    </form>
  )
}
