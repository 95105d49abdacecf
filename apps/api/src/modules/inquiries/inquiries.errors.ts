import { Problem } from '../../http/problem.ts'

/** Messages by field name of the forms in packages/domain. */
export const inquiryInvalid = (errors: Record<string, string[]>) =>
  new Problem({ status: 422, code: 'inquiry.invalid', errors })

/** A slot or seat is taken. */
export const inquiryFull = (errors: Record<string, string[]>) =>
  new Problem({
    status: 409,
    code: 'inquiry.full',
    message: Object.values(errors).flat()[0],
    errors,
  })

export const keyMissing = () =>
  new Problem({
    status: 400,
    code: 'inquiry.key_missing',
    message: 'Idempotency-Key ヘッダーにUUIDを指定してください。',
  })

/** The key was used for another enquiry. */
export const keyReused = () =>
  new Problem({
    status: 422,
    code: 'inquiry.key_reused',
    message: 'この送信キーは別の内容で使用されています。',
  })
