import { type MarkSpec, type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model'

/**
 * What a text may consist of: the elements that the API keeps (apps/api, sanitise.ts) and the pages
 * have styles for. What is pasted is read by it too, so nothing else gets in.
 */

const block = (tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  content,
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
})

/** A part of another element, which holds words alone: paragraphs in it become its words. */
const part = (tag: string, content = 'inline*'): NodeSpec => ({
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})

const heading = (level: number): TagParseRule => ({ tag: `h${level}`, attrs: { level } })

const spans = (element: HTMLElement) => ({
  colspan: Number(element.getAttribute('colspan') ?? 1),
  rowspan: Number(element.getAttribute('rowspan') ?? 1),
})
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'inline*',
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 } },
  isolating: true,
  parseDOM: [{ tag, getAttrs: spans }],
  toDOM: ({ attrs: { colspan, rowspan } }) => [
    tag,
    {
      ...(colspan > 1 && { colspan }),
      ...(rowspan > 1 && { rowspan }),
      ...(tag === 'th' && { scope: 'row' }),
    },
    0,
  ],
})

/** Pictures of ours alone. */
const pictureOf = (element: HTMLElement) => {
  const src = element.getAttribute('src') ?? ''
  return src.startsWith('/media/') && { src, alt: element.getAttribute('alt') ?? '' }
}

/** The site, other sites, mail and telephone: never a script. */
export const isSafeLink = (href: string) => /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/.test(href)

const nodes = {
  doc: { content: 'block+' },
  paragraph: block('p', 'inline*', {
    parseDOM: [
      { tag: 'p', context: 'table_cell/|table_header/|term/|details/|caption/', skip: true },
      { tag: 'p' },
    ],
  }),
  heading: {
    content: 'inline*',
    group: 'block',
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [{ tag: 'h1', attrs: { level: 2 } }, heading(2), heading(3), heading(4)],
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: block('blockquote', 'block+', { defining: true }),
  bullet_list: block('ul', 'list_item+'),
  ordered_list: block('ol', 'list_item+', {
    attrs: { order: { default: 1 } },
    parseDOM: [{ tag: 'ol', getAttrs: (it) => ({ order: Number(it.getAttribute('start') ?? 1) }) }],
    toDOM: ({ attrs: { order } }) => (order === 1 ? ['ol', 0] : ['ol', { start: order }, 0]),
  }),
  list_item: { ...part('li', 'paragraph (bullet_list | ordered_list)*'), defining: true },
  definitions: block('dl', '(term | details)+'),
  term: part('dt'),
  details: part('dd'),
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  table: block('table', 'table_caption? table_row+', { isolating: true }),
  table_caption: part('caption'),
  table_row: part('tr', '(table_cell | table_header)+'),
  table_cell: cell('td'),
  table_header: cell('th'),
  figure: block('figure', 'picture caption?'),
  picture: {
    group: 'block',
    attrs: { src: { default: '' }, alt: { default: '' } },
    draggable: true,
    parseDOM: [{ tag: 'img', getAttrs: pictureOf }],
    toDOM: ({ attrs: { src, alt } }) => ['img', { src, alt }],
  },
  caption: part('figcaption'),
  text: { group: 'inline' },
  line_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

const mark = (...tags: string[]): MarkSpec => ({
  parseDOM: tags.map((tag) => ({ tag })),
  toDOM: () => [tags[0] ?? 'span', 0],
})

const marks = {
  link: {
    attrs: { href: {}, title: { default: null }, target: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (it) => {
          const href = it.getAttribute('href') ?? ''
          const [title, target] = [it.getAttribute('title'), it.getAttribute('target')]
          return isSafeLink(href) && { href, title, target }
        },
      },
    ],
    toDOM: ({ attrs: { href, title, target } }) => [
      'a',
      { href, ...(title && { title }), ...(target && { target }) },
      0,
    ],
  },
  strong: mark('strong', 'b'),
  em: mark('em', 'i'),
  small: mark('small'),
  sub: mark('sub'),
  sup: mark('sup'),
} satisfies Record<string, MarkSpec>

export const schema = new Schema({ nodes, marks })
