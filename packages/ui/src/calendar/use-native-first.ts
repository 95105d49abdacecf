import { type RefObject, useEffect, useRef, useState } from 'react'

type NativeFirst = {
  native: RefObject<HTMLInputElement | null>
  /** The browser's own field is on the page: no scripts yet, or no calendar to be had. */
  isNative: boolean
  fallBack: () => void
  /** `YYYY-MM-DD`, or ''. */
  day: string
  setDay: (day: string) => void
}

/** A field that is the browser's own until scripts take over, with what was entered by then. */
export function useNativeFirst(defaultDay: string): NativeFirst {
  const native = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(defaultDay)
  const [isNative, setNative] = useState(true)
  useEffect(() => {
    if (native.current) setDay(native.current.value)
    setNative(false)
  }, [])
  return { native, isNative, fallBack: () => setNative(true), day, setDay }
}
