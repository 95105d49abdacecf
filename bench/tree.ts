/** A page as plain data: what a bare-React page with the same content is made of. */
export type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] }

/** Reads the rendered document; runs in the browser. */
export function readTree(): Tree {
  const read = (node: Node): Tree[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
    if (!(node instanceof Element) || node.tagName === 'SCRIPT' || node.tagName === 'STYLE') {
      return []
    }
    return [
      {
        tag: node.tagName.toLowerCase(),
        attributes: Object.fromEntries(
          [...node.attributes].map(({ name, value }) => [name, value]),
        ),
        children: [...node.childNodes].flatMap(read),
      },
    ]
  }
  return read(document.documentElement)[0] ?? ''
}
