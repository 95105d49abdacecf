const mark = 'どちらか必須'

/** How the fields of a form look that needs a mail address or a telephone number. */
export const EITHER = {
  email: { mark, hint: 'メールアドレスか電話番号の、どちらかを入力してください。' },
  tel: { mark },
}
