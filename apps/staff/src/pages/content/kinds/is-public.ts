import type { Step } from '../../../editor/take-step.ts'
import type { Thing } from './kind.ts'

/** Of what is public or not by one field, without a date: the step towards visitors. */
export const publishStep = ({ isPublic }: Thing): Step | undefined =>
  isPublic === true
    ? undefined
    : {
        label: '公開する',
        edits: { isPublic: true },
        done: '公開しました',
        failed: '公開できなかったため、下書きに戻しました',
      }

/** The step back, in the words of the kind. */
export const hideStep =
  (label: string, done: string) =>
  ({ isPublic }: Thing): Step | undefined =>
    isPublic === true
      ? { label, edits: { isPublic: false }, done, failed: '公開したままです' }
      : undefined
