import sanitizeHtml from 'sanitize-html'

/**
 * What an article may consist of: the elements that the pages have styles for, links, and pictures
 * of this API. Everything else is dropped, scripts and styles with their contents.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr'],
    ...['strong', 'em', 'small', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/media/'),
  transformTags: {
    h1: 'h2', // the title of the page is its h1
    b: 'strong',
    i: 'em',
    a: (tagName, { target, rel: _, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs,
    }),
  },
}

/** HTML of an author as it may be shown. */
export const sanitise = (html: string): string => sanitizeHtml(html, ALLOWED).trim()

/** What HTML says, without any markup, in at most `max` characters. */
export function plainText(html: string, max: number): string {
  const text = sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (part) => `${part} `,
  })
  const words = text.replace(/\s+/g, ' ').trim()
  return unescaped(words).slice(0, max)
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
