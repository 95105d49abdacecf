import sanitizeHtml from 'sanitize-html'

/**
 * The allowed HTML of articles: elements that pages have styles for, links, and pictures of this
 * API. Everything else is removed, scripts and styles with their content.
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

/** Removes everything that is not allowed from the HTML of an author. */
export const sanitise = (html: string): string => sanitizeHtml(html, ALLOWED).trim()

/** The text of HTML without markup, cut to `max` characters. */
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
