import type { PictureKind } from '@sumai/api-client/contract/picture'
import { PhotoIcon } from '@sumai/ui/icon'
import { useEffect, useEffectEvent, useRef } from 'react'
import { takeArrivals } from '../../../pictures/open-slots.ts'
import { addToSlot } from '../../../pictures/queue.ts'
import { sendPictures } from '../../../pictures/send-pictures.ts'
import { WaitingFiles } from '../../../pictures/waiting-files.tsx'
import type { Slot } from '../../../pictures/waiting-picture.ts'

type Props = {
  label: string
  kind: PictureKind
  className: string | undefined
  /** What it is for; it is found again by this when the tab was closed. */
  slot: Slot
  /** Whether there is room for more than one. */
  isMany?: boolean
  onPicture: (url: string) => void
}

/** Sends a picture of this device to the agency; it waits on the device while there is no line. */
export function PictureButton({ label, kind, className, slot, isMany = false, onPicture }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(onPicture)
  const { kind: owner, no, field } = slot
  useEffect(() => takeArrivals({ kind: owner, no, field }, (url) => take(url)), [owner, no, field])

  async function send(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (!file) return
    await addToSlot({ owner: slot, file, as: kind }, !isMany)
    void sendPictures()
  }
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        <PhotoIcon size="s" />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => send(event.target.files?.[0])}
      />
      <WaitingFiles slot={slot} />
    </>
  )
}
