import { useExtraFetcher } from '@sumai/platform'
import { useEffect, useRef } from 'react'
import { useFormContext } from '../form-page/form-context.ts'
import { FormField } from '../form-page/form-field.tsx'
import type { PostalAddress } from './postal-address.ts'

type Props = {
  /** Path of `postalAddress` on this site. */
  path: string
  /** Writes the address into the fields that are still empty. */
  onAddress: (
    address: NonNullable<PostalAddress>,
    fill: (name: string, text: string) => void,
  ) => void
}

/** A postal code that fills in the address fields, unless they are filled in already. */
export function ZipPart({ path, onAddress }: Props) {
  const { current, fill } = useFormContext()
  const { load, data } = useExtraFetcher<PostalAddress>()
  const zip = String(current.zip ?? '')
  const asked = useRef('')
  const written = useRef<NonNullable<PostalAddress>>(null)

  useEffect(() => {
    if (!/^\d{7}$/.test(zip) || zip === asked.current) return
    asked.current = zip
    load(`${path}/${zip}`)
  }, [zip, path, load])

  useEffect(() => {
    if (!data || data === written.current) return
    written.current = data
    onAddress(data, (name, text) => {
      if (!current[name]) fill(name, text)
    })
  })
  return <FormField name="zip" />
}
