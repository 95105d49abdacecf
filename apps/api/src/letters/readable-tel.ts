import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** 0942000001 as people read it, 0942-00-0001; as it is where no area has such a number. */
export const readableTel = (tel: string): string =>
  parsePhoneNumberFromString(tel, 'JP')?.formatNational() ?? tel
