const SCHEME = /[a-z][a-z\d+.-]*:\/\//i
const HOST = /www\.|[\p{L}\p{N}_-]\.[a-z]{2,}/iu
const IPV4 = /\d{1,3}(\.\d{1,3}){3}/

/**
 * Whether a text has something that a mail program makes a link of: an address with or without
 * https://, or a name such as example.jp, in letters of any width and with the full stops that
 * browsers take for a dot.
 */
export function hasPageAddress(text: string): boolean {
  const folded = text.normalize('NFKC').replaceAll('。', '.')
  return [SCHEME, HOST, IPV4].some((pattern) => pattern.test(folded))
}
