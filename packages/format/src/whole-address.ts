import { whole } from './unbroken.ts'

/** 福岡県福岡市博多区 | 博多駅前9丁目1-4 */
const AFTER_CITY = /(?<=^(?:[^県]+県)?[^市町村]+[市町村](?:..?区)?)(?!..?区)/

/** An address, in which a line ends after the city, or its ward, alone. */
export const wholeAddress = (address: string): string =>
  address.split(AFTER_CITY).map(whole).join('')
