import { late } from '@sumai/platform'
import { Suspense } from 'react'
import type { FormProps } from './form-body.tsx'
import { loadFormBody } from './open-form.ts'

const FormBody = late(async () => (await loadFormBody()).FormBody)

/**
 * A page with a form. Its rules while typing come late: until then, and without JavaScript, it is a
 * plain form that the server answers. The page puts `form` among its `lateChunks`.
 */
export function FormPage(props: FormProps) {
  return (
    <Suspense fallback={null}>
      <FormBody {...props} />
    </Suspense>
  )
}
