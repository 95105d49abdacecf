import { expect, type Page } from '@playwright/test'
import type { headOffice } from './head-office.ts'
import type { Site } from './site.ts'

type Call = Awaited<ReturnType<typeof headOffice>>

/** Ends a tag, an attribute, a comment and a script, and would run. */
export const MARK = '"><img src=x onerror=xss()>'
export const LONG = `${MARK}</script><script>xss()</script><svg onload=xss()>'--><a href="javascript:xss()">x</a>`
/** As short as the shortest text field; it ends attributes, begins an element, and has neither. */
const SHORT = `"'><b xss>`

/** The longest of them that a text of so many characters holds whole. */
const markupOf = (length = Number.POSITIVE_INFINITY): string =>
  [LONG, MARK].find((it) => it.length <= length) ?? SHORT

/** How any of them begins in the HTML of a page that has not escaped it. */
export const RAW = /<(b xss|img src=x|svg onload|script>xss)/

/** How the longer ones stand in the HTML of a page that shows them. */
export const SHOWN = '&lt;img src=x'

/** What is on a page that only a stored text can have brought. */
export const injected = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const isForeign = ({ name }: Attr) => /^on|^xss$/.test(name)
    const handlers = all.filter((it) => [...it.attributes].some(isForeign))
    const links = [...document.querySelectorAll('a')].filter((it) => /^javascript:/.test(it.href))
    const scripts = [...document.scripts].filter(
      (it) => !/json/.test(it.type) && it.text.includes('xss()'),
    )
    return [...handlers, ...links, ...scripts].map((it) => it.outerHTML.slice(0, 200))
  })

/** A schema of the API's document, as far as bodies have it. */
export type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  enum?: string[]
  pattern?: string
  format?: string
  maxLength?: number
  minimum?: number
}

/** The body of a call: `PUT chintai/rooms/{bukken_no}`. */
export async function bodyOf(site: Site, call: string): Promise<Schema> {
  const [method = '', path = ''] = call.split(' ')
  const document = await (await fetch(site.url('/api/v1/openapi.json', 'api'))).json()
  const { requestBody } = document.paths[`/api/v1/${path}`][method.toLowerCase()]
  return requestBody.content['application/json'].schema
}

/** The body with markup in every text of its schema; `given` is what it says of the rest. */
export function markedBody({ properties = {} }: Schema, given: object): Record<string, unknown> {
  const texts = Object.entries(properties).filter(([, own]) => holdsText(own))
  const values = given as Record<string, unknown>
  return {
    ...given,
    ...Object.fromEntries(texts.map(([key, own]) => [key, marked(own, values[key])])),
  }
}

type Thing = {
  /** The path of its call: `chintai/rooms/{bukken_no}`. */
  call: string
  number: unknown
  /** Texts that name something else, and are refused when there is nothing of that name. */
  names?: readonly string[]
  /** What is written again with them: a place that no address tells. */
  again?: readonly string[]
}

/** Writes markup into every text of a thing; what it resolves to writes back what was there. */
export async function markTexts(
  call: Call,
  site: Site,
  { call: template, number, names = [], again = [] }: Thing,
) {
  const path = template.replace(/\{.*/, String(number))
  const read = async () =>
    Object.values<Record<string, unknown>>(await call('GET', path))[0] as Record<string, unknown>
  const schema = await bodyOf(site, `PUT ${template}`)
  const fields = Object.keys(schema.properties ?? {}).filter(
    (field) => holdsText(schema.properties?.[field] ?? {}) && !names.includes(field),
  )
  const write = async (row: Record<string, unknown>) =>
    call('PUT', path, {
      ...Object.fromEntries([...fields, ...again].map((field) => [field, row[field]])),
      version: (await read()).version,
    })
  const before = await read()
  await write(markedBody(schema, before))
  const after = await read()
  expect(fields.filter((field) => !/xss/.test(JSON.stringify(after[field])))).toEqual([])
  return () => write(before)
}

/** No code, day, number of a thing or address of a file, all of which are checked as such. */
const isText = ({ type, enum: words, pattern, format, maxLength = SHORT.length }: Schema) =>
  kindsOf({ type }).includes('string') && !words && !pattern && !format && maxLength >= SHORT.length

const kindsOf = ({ type = [] }: Schema): string[] => [type].flat()

const holdsText = (schema: Schema): boolean => isText(schema) || partsOf(schema).some(holdsText)

const partsOf = ({ anyOf = [], properties = {}, items }: Schema): Schema[] => [
  ...anyOf,
  ...Object.values(properties),
  ...(items ? [items] : []),
]

/** A value in which every text is markup; what is no text stays, or is made up. */
function marked(schema: Schema, current: unknown): unknown {
  if (isText(schema)) return markupOf(schema.maxLength)
  if (!holdsText(schema)) return current ?? example(schema)
  const { anyOf, items, properties = {} } = schema
  if (anyOf) return marked(anyOf.find(holdsText) ?? {}, current)
  if (items) {
    const list = (current ?? []) as unknown[]
    return (list.length > 0 ? list : [undefined]).map((item) => marked(items, item))
  }
  const values = (current ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(properties).map(([key, own]) => [key, marked(own, values[key])]),
  )
}

/** Of the formats and patterns that bodies have. */
const EXAMPLES = ['2030-02-01T13:00:00+09:00', '2030-02-01', '2030-02', '02-01', '13:00', '/search']

function example({ type, anyOf, enum: words, pattern, minimum = 0 }: Schema): unknown {
  if (anyOf || Array.isArray(type)) return null
  if (words) return words[0]
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type === 'string') return EXAMPLES.find((it) => new RegExp(pattern ?? '').test(it)) ?? ''
  // An area of nothing breaks no rule about areas.
  return type === 'number' ? minimum : Math.max(minimum, 1)
}
