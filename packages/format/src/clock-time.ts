/** `09:30` as one says it: 9:30. */
export const clockTime = (time: string): string => time.replace(/^0/, '')

type Hours = { eigyoStart: string; eigyoEnd: string }

/** 9:30〜18:30, of an office that opens at `09:30`. */
export const openingTimes = ({ eigyoStart, eigyoEnd }: Hours): string =>
  `${clockTime(eigyoStart)}〜${clockTime(eigyoEnd)}`
