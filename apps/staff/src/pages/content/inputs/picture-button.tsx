import type { PictureKind } from '@sumai/api-client/contract/picture'
import { PhotoIcon } from '@sumai/ui/icon'
import { useRef, useState } from 'react'
import { staffApi } from '../../../api/api.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'

type Props = {
  label: string
  kind: PictureKind
  className: string | undefined
  onPicture: (url: string) => void
}

/** Sends a picture of this device to the agency. */
export function PictureButton({ label, kind, className, onPicture }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(file: File | undefined) {
    if (!file) return
    setBusy(true)
    try {
      onPicture((await staffApi.pictures.create(file, kind)).picture.url)
    } catch (error) {
      tell({ text: refusalOf(error), isRefusal: true })
    } finally {
      setBusy(false)
      if (input.current) input.current.value = ''
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && input.current?.click()}
      >
        <PhotoIcon size="s" />
        {isBusy ? '送っています' : label}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => send(event.target.files?.[0])}
      />
    </>
  )
}
