import { type RefObject, useEffect, useRef, useState } from 'react'

type NativeFirst = {
  native: RefObject<HTMLInputElement | null>
  /** Whether the native field is shown: before hydration, or if the calendar fails to load. */
  isNative: boolean
  fallBack: () => void
  /** `YYYY-MM-DD`, or ''. */
  day: string
  setDay: (day: string) => void
}

/** A field that is native until hydration; the value entered by then is kept. */
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
