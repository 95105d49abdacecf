import { isApiError } from '@sumai/api-client'

/** Why nobody is signed in yet, and what to do now. */
export function signInFailure(error: unknown): string {
  if (!isApiError(error)) return 'パスキーを使えませんでした。6桁の番号でサインインできます。'
  if (error.status === 401) return error.message
  if (error.status === 429)
    return '続けて試したため止めています。10分ほど待ってからお試しください。'
  if (error.status === 400 || error.status === 422) return 'メールアドレスの形を確かめてください。'
  return 'つながりませんでした。通信を確かめて、もう一度お試しください。'
}
