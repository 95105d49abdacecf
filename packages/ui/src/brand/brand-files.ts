import { fileURLToPath } from 'node:url'

/** The mark and the outlined name, for programs that draw pictures. */
export const BRAND_FILES = {
  leaf: fileURLToPath(new URL('./leaf.svg', import.meta.url)),
  wordmark: fileURLToPath(new URL('./wordmark.svg', import.meta.url)),
}
