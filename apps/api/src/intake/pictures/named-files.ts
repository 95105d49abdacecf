import type { PictureKind } from '@sumai/api-client/contract/picture'
import type { Values } from '../columns/columns.ts'

/** What the files of each field are. */
export const FILE_FIELDS: Readonly<Record<string, PictureKind | 'pdf'>> = {
  photos: 'photo',
  photo_url: 'photo',
  panorama_urls: 'panorama',
  panorama_url: 'panorama',
  zumen_url: 'pdf',
}

/** What stands in a field: an address of the site or of another, or the name of a file. */
type Item = string | { url: string; [key: string]: unknown }
/** What takes the place of a name, such as address and size. */
export type Taken = { url: string }

const ADDRESS = /^(\/|https?:)/
const urlOf = (item: Item) => (typeof item === 'string' ? item : item.url)

/** The items of a field, if they are what it may hold and one of them names a file. */
export function itemsOf(value: unknown): Item[] | undefined {
  const items = [value].flat().filter((item) => item !== null && item !== undefined)
  if (!items.every(isItem)) return undefined
  return items.some((item) => nameIn(item) !== undefined) ? items : undefined
}

export const nameIn = (item: Item): string | undefined =>
  ADDRESS.test(urlOf(item)) ? undefined : urlOf(item)

function isItem(item: unknown): item is Item {
  if (typeof item === 'string') return true
  return typeof item === 'object' && item !== null && 'url' in item && typeof item.url === 'string'
}

/** An item with what its name stands for; photos are numbered in their order. */
export const filled = (item: Item, taken: Taken, index: number): unknown =>
  typeof item === 'string' ? taken.url : { caption: '', sort: index + 1, ...item, ...taken }

/** A field that is a list stays one. */
export const shaped = (value: unknown, items: readonly unknown[]): Values[string] =>
  Array.isArray(value) ? items : items[0]
