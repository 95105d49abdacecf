import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { element, xmlDocument } from './xml.ts'

const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

test('no text of a listing breaks the XML', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, (written) => {
      const xml = xmlDocument(element('title', written, { href: written }))
      const { documentElement: title } = new DOMParser().parseFromString(xml, 'application/xml')
      const read = written.replace(NOT_IN_XML, '')
      expect(title.textContent).toBe(read.replace(/\r\n?/g, '\n'))
      expect(title.getAttribute('href')).toBe(read.replace(/\r\n?|[\t\n]/g, ' '))
    }),
  )
})

test('a halved sign and what XML cannot say are left out', () => {
  expect(element('title', '<b>&"\u0000\ud800\uffff')).toBe('<title>&lt;b&gt;&amp;&quot;</title>')
})
