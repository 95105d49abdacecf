/** A listing's number. */
export const BUKKEN_NO = /^\d{10}$/

/** Whether the API need be asked: only a listing's number can be in the address of one. */
export const isBukkenNo = (id: string): boolean => BUKKEN_NO.test(id)
