import type { z } from 'zod'

/** What a schema has against a value, for people: zod's own messages are for programmers. */
export function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `${issue.maximum}文字以内で入力してください。`
    if (issue.origin === 'array') return `${issue.maximum}件以内で入力してください。`
    return `${issue.maximum}${issue.inclusive ? '以下' : '未満'}の数で入力してください。`
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return '入力してください。'
    if (issue.origin === 'array') return `${issue.minimum}件以上入力してください。`
    return `${issue.minimum}以上の数で入力してください。`
  }
  if (issue.code === 'custom') return issue.message
  if (isMissing(issue)) return '入力してください。'
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? WRONG
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? '形式が正しくありません。'
  return issue.code === 'invalid_value' ? '選択肢にない値です。' : WRONG
}

const WRONG = '値が正しくありません。'
const TYPES: Record<string, string> = {
  int: '整数で入力してください。',
  number: '数で入力してください。',
  boolean: 'はい・いいえ（1・0）で入力してください。',
}
const FORMATS: Record<string, string> = {
  date: '日付（2026-12-20）で入力してください。',
  email: 'メールアドレスの形式が正しくありません。',
}

/** The only place where zod says it is in the message. */
const isMissing = ({ code, message }: z.core.$ZodIssue) =>
  code === 'invalid_type' && /received (undefined|null)$/.test(message)
