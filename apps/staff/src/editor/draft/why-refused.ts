import type { ApiError } from '@sumai/api-client'

/** Where the API's words are for others. */
const WHY: Record<number, string> = {
  400: '保存できない項目があります。',
  404: '見つかりませんでした。ほかの方が削除した可能性があります。',
  422: '保存できない項目があります。',
}

/** Why it is not stored, and what was kept, in words. */
export const whyRefused = ({ status, message }: ApiError): string =>
  `${WHY[status] ?? message}入力は残っています`
