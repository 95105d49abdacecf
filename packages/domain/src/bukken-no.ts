/** A listing's number. */
export const BUKKEN_NO = /^\d{10}$/

/** Whether a text can be the number of a listing; otherwise the API need not be asked. */
export const isBukkenNo = (id: string): boolean => BUKKEN_NO.test(id)

/** Maximum number of listings in one enquiry. */
export const ENQUIRY_MAX = 10
