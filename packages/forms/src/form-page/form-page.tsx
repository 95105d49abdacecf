import { late } from '@sumai/platform'
import { Suspense } from 'react'
import type { FormProps } from './form-body.tsx'

const FormBody = late(
  async () => (await import(/* webpackChunkName: "form" */ './form-body.tsx')).FormBody,
)

/** A form, with its code in a file that all forms share. */
export function FormPage(props: FormProps) {
  return (
    <Suspense fallback={null}>
      <FormBody {...props} />
    </Suspense>
  )
}
