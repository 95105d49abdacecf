import { late } from '@sumai/platform'
import { useNear } from '@sumai/ui/use-near'
import { type ComponentProps, useRef } from 'react'

const FormAside = late(() => import(/* webpackChunkName: "form-aside" */ './form-aside.view.tsx'))(
  'FormAside',
)

type Props = ComponentProps<typeof FormAside> & { className?: string | undefined }

/**
 * The place below a form, or beside it, of what is said about it: filled when it comes into view. Every
 * visit to a form loads its HTML anew.
 */
export function FormSide({ className, ...aside }: Props) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={className}>
      {useNear(box) && <FormAside {...aside} />}
    </div>
  )
}
