import { type ApiError, isApiError } from '@sumai/api-client'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { type Done, tell } from './undo.ts'

type Change<Answer> = {
  /** The queries that this changes: put back when it is refused, and read again. */
  touches: QueryKey
  /** Shows the change at once. */
  show: () => void
  send: () => Promise<Answer>
  /** What to tell when it is done; what undoes it gets the answer. */
  done?: (answer: Answer) => Done
  /** Words for a refusal that only this change meets. */
  refused?: (error: ApiError) => string | undefined
}

/**
 * The one way to change something: the screen shows it at once, and takes it back in words when the
 * API refuses it. Resolves to whether it was done.
 */
export async function change<Answer>({ touches, show, send, done, refused }: Change<Answer>) {
  await queryClient.cancelQueries({ queryKey: touches })
  const before = queryClient.getQueriesData({ queryKey: touches })
  show()
  try {
    const answer = await send()
    if (done) tell(done(answer))
    return true
  } catch (error) {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
    const text = isApiError(error) && (refused?.(error) ?? (isDown(error) && TAKEN_BACK))
    tell({ text: text || refusalOf(error), isRefusal: true })
    return false
  } finally {
    queryClient.invalidateQueries({ queryKey: touches })
  }
}

/** Why something was not done, and what was kept, in words. */
export function refusalOf(error: unknown): string {
  if (!isApiError(error)) throw error
  if (isDown(error)) return '通信できませんでした。入力した内容は残っています。'
  if (error.code.startsWith('call.')) return error.message
  return WORDS[error.status] ?? '保存できませんでした。入力した内容は残っています。'
}

const isDown = ({ status }: ApiError) => status === 0 || status >= 500

const TAKEN_BACK = '通信できませんでした。元の表示に戻しました。'

const WORDS: Record<number, string> = {
  401: 'サインインが切れました。入力した内容は残っています。',
  403: 'この操作を行う権限がありません',
  404: '見つかりませんでした。ほかの方が削除した可能性があります。',
  409: 'ほかの方が先に変更しました。最新の内容を表示します。',
  429: '操作が続いています。少し待ってからもう一度お試しください。',
}
