import { Problem } from '../../http/problem.ts'

/** The same whether it is wrong, used, too late or tried too often, or nobody has that address. */
export const wrongCode = () =>
  new Problem({
    status: 401,
    code: 'staff.wrong_code',
    message:
      'コードが違うか、使える時間（10分）を過ぎています。5回間違えたときは、新しいコードをお求めください。',
  })

export const wrongPasskey = () =>
  new Problem({
    status: 401,
    code: 'staff.wrong_passkey',
    message: 'このパスキーではサインインできませんでした。メールのコードでサインインしてください。',
  })

export const passkeyRefused = () =>
  new Problem({
    status: 422,
    code: 'passkey.refused',
    message: 'パスキーを登録できませんでした。はじめからもう一度お試しください。',
  })
