import { once, readTable } from './data.ts'

export type PostalCode = {
  /** Seven digits. */
  zip: string
  cityCode: string
  /** '' where it stands for the whole municipality. */
  town: string
}

export const postalCodes = once(() =>
  readTable('postal-codes').map(
    ([zip = '', cityCode = '', town = '']): PostalCode => ({ zip, cityCode, town }),
  ),
)
