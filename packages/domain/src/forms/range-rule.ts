import { message } from './messages.ts'

/** Two steps of one range, '' for an open end. The message stands at the lower one. */
export const rangeError = (label: string, min: string, max: string): string | undefined =>
  min !== '' && max !== '' && Number(min) > Number(max)
    ? message('min_le_max', { label })
    : undefined
