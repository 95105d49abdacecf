const mark = 'どちらか必須'

/** How the fields of a form look that needs a mail address or a telephone number. */
export const EITHER = { email: { mark }, tel: { mark } }
