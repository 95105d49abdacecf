import { DOMSerializer, DOMParser as DocumentReader, type Node } from 'prosemirror-model'
import { schema } from './schema.ts'

type Policy = { createHTML(html: string): string }
type Policies = { createPolicy(name: string, policy: Policy): Policy }

/** The page's rule asks for one. It reads into a document in which nothing is loaded or runs. */
const policy: Policy = ((window as { trustedTypes?: Policies }).trustedTypes?.createPolicy(
  'article',
  { createHTML: (html) => html },
) ?? { createHTML: (html) => html }) as Policy

const reader = DocumentReader.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

export function fromHtml(html: string): Node {
  const inert = new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
  return reader.parse(inert.body)
}

/** Empty for a text without a word or a picture. */
export function toHtml(doc: Node): string {
  if (isEmpty(doc)) return ''
  const box = document.createElement('div')
  box.append(serializer.serializeFragment(doc.content))
  for (const table of box.querySelectorAll('table')) {
    const rows = document.createElement('tbody')
    rows.append(...table.querySelectorAll('tr'))
    table.append(rows)
  }
  for (const item of box.querySelectorAll('li > p')) item.replaceWith(...item.childNodes)
  return box.innerHTML
}

function isEmpty(doc: Node): boolean {
  let isSo = doc.textContent.trim() === ''
  doc.descendants(({ type }) => {
    if (type === schema.nodes.picture) isSo = false
  })
  return isSo
}
