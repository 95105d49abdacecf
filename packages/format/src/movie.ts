/** Hosts of films that a page may show in a frame, once a visitor asks for it. */
export const MOVIE_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/**
 * How the film at an address is shown: a file of our own in a player, that of a known host in its
 * frame; any other is a link.
 */
export type MovieSource =
  | { kind: 'file' }
  | { kind: 'frame'; host: 'YouTube' | 'Vimeo'; url: string }
  | { kind: 'link' }

/** Where a film of YouTube or Vimeo is played: the address that their pages give is not for frames. */
export function movieSource(address: string): MovieSource {
  if (/^\/(?!\/)/.test(address)) return { kind: 'file' }
  const youtube =
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/
  const [, film] = youtube.exec(address) ?? []
  if (film) {
    return { kind: 'frame', host: 'YouTube', url: `${MOVIE_HOSTS[0]}/embed/${film}?autoplay=1` }
  }
  const vimeo = /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:\/([0-9a-f]+))?(?![\w-])/
  const [, number, secret] = vimeo.exec(address) ?? []
  if (number) {
    const query = new URLSearchParams({ autoplay: '1', ...(secret && { h: secret }) })
    return { kind: 'frame', host: 'Vimeo', url: `${MOVIE_HOSTS[1]}/video/${number}?${query}` }
  }
  return { kind: 'link' }
}
