/** Serves one page: a tree of plain data rendered by React alone. Prints its address. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Tree } from './tree.ts'

const tree: Tree = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

/** React's own names of the attributes that differ from HTML's. */
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', srcset: 'srcSet' }
const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'wbr', 'hr', 'col', 'source'])

function element(node: Tree, key: number): ReactNode {
  if (typeof node === 'string') return node
  const props: Record<string, unknown> = { key }
  for (const [name, value] of Object.entries(node.attributes)) {
    if (name === 'style' || name.startsWith('on')) continue
    if (name === 'value') props.defaultValue = value
    else if (name === 'checked') props.defaultChecked = true
    else props[NAMES[name] ?? name] = value
  }
  return VOID.has(node.tag)
    ? createElement(node.tag, props)
    : createElement(node.tag, props, node.children.map(element))
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
const server = createServer((_request, response) => {
  const html = `<!DOCTYPE html>${renderToString(element(tree, 0))}`
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-encoding', 'br')
  response.end(brotliCompressSync(html, { params }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
})
