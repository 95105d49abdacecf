import { BoltIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { useState } from 'react'

type Props = { track: MediaStreamTrack | undefined }

/** Not yet among the types of the DOM: https://w3c.github.io/mediacapture-image/#torch */
type WithTorch = { torch?: boolean }

/** The light of a phone, where there is one. */
export function Torch({ track }: Props) {
  const [isOn, setIsOn] = useState(false)
  const hasTorch = (track?.getCapabilities?.() as WithTorch | undefined)?.torch
  if (!track || !hasTorch) return null

  async function toggle() {
    const advanced = [{ torch: !isOn } as MediaTrackConstraintSet]
    await track?.applyConstraints({ advanced })
    setIsOn(!isOn)
  }
  return <IconButton label="ライト" icon={BoltIcon} aria-pressed={isOn} onClick={toggle} />
}
