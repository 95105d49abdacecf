import { Checkbox } from '@sumai/ui/checkbox'
import { useState } from 'react'
import { areKeysOn, setKeysOn } from './use-keys.ts'

/** Single letters can be turned off (WCAG 2.1.4). */
export function KeysSwitch() {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <Checkbox
      label="1文字のキーで操作する"
      checked={isOn}
      onChange={() => {
        setKeysOn(!isOn)
        setOn(!isOn)
      }}
    />
  )
}
