import type { Step, Thing } from './kind.ts'

/** Of what is public or not by one field, without a date: the step towards visitors. */
export const publishStep = ({ isPublic }: Thing): Step | undefined =>
  isPublic === true
    ? undefined
    : { label: '公開する', edits: { isPublic: true }, done: '公開しました' }

/** The step back, in the words of the kind. */
export const hideStep =
  (label: string, done: string) =>
  ({ isPublic }: Thing): Step | undefined =>
    isPublic === true ? { label, edits: { isPublic: false }, done } : undefined
