const BUKKEN_NO = /^\d{10}$/

/** A listing's number; anything else is no address of ours, and the API need not be asked. */
export const isBukkenNo = (id: string): boolean => BUKKEN_NO.test(id)
