import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { joinedCss } from './css-rules.ts'

test('a rule of an earlier sheet is not said again in the same layer', () => {
  expect(
    joinedCss([
      '@layer ui{.a{color:red}.b{color:red}}.c{top:0}',
      '@layer ui{.b{color:red}.d{top:0}}@layer app{.a{color:red}}.c{top:0}',
    ]),
  ).toBe(
    '@layer ui{.a{color:red}.b{color:red}}.c{top:0}@layer ui{.d{top:0}}@layer app{.a{color:red}}',
  )
})

test('what a sheet says twice itself stays: the last one counts', () => {
  const css = '@layer ui{.a{top:0}@media print{.a{top:1px}}.a{top:0}}'
  expect(joinedCss([css])).toBe(css)
})

test('a rule within another condition is another one', () => {
  expect(joinedCss(['.a{top:0}', '@media print{.a{top:0}}'])).toBe(
    '.a{top:0}@media print{.a{top:0}}',
  )
})

test('statements, and brackets in texts and addresses, end no rule', () => {
  const css =
    '@layer tokens,ui;@layer ui{.a:after{content:"}{\\""}.b{background:url(data:image/svg+xml,{})}}'
  expect(joinedCss([css])).toBe(css)
  expect(joinedCss([css, css])).toBe(css)
})

test('a sheet of the source is as it was', () => {
  const folder = path.join(import.meta.dirname, '../errors')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.module.css'))) {
    const css = readFileSync(path.join(folder, name), 'utf8').trim()
    const plain = (text: string) => text.replaceAll(/\s/g, '')
    expect(plain(joinedCss([css]))).toBe(plain(css))
  }
})
