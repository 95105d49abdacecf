import { isApiError } from '@sumai/api-client'
import { Button } from '@sumai/ui/button'
import { type FormEvent, useState } from 'react'
import control from '../../../editor/form/control.module.css'
import { FieldErrors } from '../../../editor/form/field-errors.tsx'
import { fieldId } from '../../../editor/form/go-to-field.ts'
import styles from './place-part.module.css'

type Props = { address: string; onFind: (address: string) => Promise<void> }

const NO_LINE = '通信できませんでした。もう一度お試しください。'

/** Puts the pin where an address is. */
export function FindAddress({ address, onFind }: Props) {
  const [error, setError] = useState<string[]>()
  const [isBusy, setIsBusy] = useState(false)
  const id = fieldId('address_disp')

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsBusy(true)
    setError(undefined)
    try {
      await onFind(String(new FormData(event.currentTarget).get('address')).trim())
    } catch (cause) {
      if (!isApiError(cause)) throw cause
      setError(cause.errors?.address_disp ?? [NO_LINE])
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={find} className={styles.address}>
      <label htmlFor={id}>所在地</label>
      <input
        key={address}
        id={id}
        name="address"
        defaultValue={address}
        maxLength={120}
        className={control.control}
      />
      <Button type="submit" variant="outline" busy={isBusy}>
        位置を求める
      </Button>
      <FieldErrors errors={error} />
    </form>
  )
}
