import { Button, ButtonLink } from '@sumai/ui/button'
import { useState } from 'react'
import { FieldLine } from '../../editor/form/field-line.tsx'
import { fieldId } from '../../editor/form/go-to-field.ts'
import { toListing } from '../../paths.ts'
import { fieldOfDraft } from '../listing/fields/field-of-draft.ts'
import styles from './draft-field.module.css'
import { publishDraft } from './publish-draft.ts'
import type { Today } from './today.queries.ts'

type Props = { home: Today['drafts']['homes'][number] }

/** The one field that a draft lacks, and the button that makes it public. */
export function DraftField({ home }: Props) {
  const { siteType, bukkenNo, missing } = home
  const [lack] = missing
  const found = lack && fieldOfDraft(siteType, lack.field)
  const [value, setValue] = useState<unknown>(null)
  const [errors, setErrors] = useState<string[]>()
  const [isBusy, setIsBusy] = useState(false)
  const id = `${fieldId(lack?.field ?? '')}-${bukkenNo}`
  const isOpen = found !== undefined && (value === null || value === '')

  if (lack && !found) {
    return (
      <ButtonLink variant="outline" to={toListing(siteType, bukkenNo)}>
        入力する
      </ButtonLink>
    )
  }
  async function publish() {
    if (isOpen) {
      setErrors([`${lack?.label}を入力すると公開できます`])
      return document.getElementById(id)?.focus()
    }
    setIsBusy(true)
    const refused = await publishDraft(home, found && { ...found, value })
    setErrors(refused)
    setIsBusy(false)
    if (refused) document.getElementById(id)?.focus()
  }
  return (
    <form
      className={styles.place}
      data-alone={!found || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void publish()
      }}
    >
      {found && lack && (
        <FieldLine
          id={id}
          field={found.field}
          label={lack.label}
          value={value}
          errors={errors}
          onValue={(next) => {
            setValue(next)
            setErrors(undefined)
          }}
          onLeave={() => {}}
        />
      )}
      <Button
        type="submit"
        variant="outline"
        aria-disabled={isOpen || undefined}
        aria-label={`${home.name}を公開する`}
        busy={isBusy}
      >
        公開する
      </Button>
    </form>
  )
}
