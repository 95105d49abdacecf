import { describe, expect, test } from '@jest/globals'
import { contentRows } from '@sumai/demo/contents'
import fc from 'fast-check'
import { plainText, sanitise } from './sanitise.ts'

describe('the HTML of an article', () => {
  test.each([
    ['<script>alert(1)</script><p>本文</p>', '<p>本文</p>'],
    ['<p onclick="alert(1)" style="color:red">本文</p>', '<p>本文</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://evil.example/x.png">', ''],
    [
      '<img src="/media/uploads/a-960.jpg" alt="庭" onload="x()">',
      '<img src="/media/uploads/a-960.jpg" alt="庭" />',
    ],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#10;Script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    [
      '<a href="/search" target="_blank">a</a>',
      '<a href="/search" target="_blank" rel="noopener">a</a>',
    ],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<h1>題</h1><b>太</b>', '<h2>題</h2><strong>太</strong>'],
    ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('%s becomes %s', (html, safe) => {
    expect(sanitise(html)).toBe(safe)
  })

  test('of our own articles stays as it is', () => {
    for (const { body } of contentRows('2026-11-21').contents) expect(sanitise(body)).toBe(body)
  })

  test('can do nothing, whatever it is made of', () => {
    const parts = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b',
        '>',
        '<img src=/media/a onerror=x>',
        '"',
        '<!--',
        '-->',
        '<svg/onload=x>',
      ],
      ...[
        '<a href=" javascript:x">',
        '&#106;avascript:',
        '<![CDATA[',
        ']]>',
        '本文',
        '\0',
        '<style>',
      ],
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (list) => {
        const once = sanitise(list.join(''))
        for (const html of [once, sanitise(once)]) {
          expect(html).not.toMatch(/<[^>]*\son\w+=|<(script|style|svg|iframe)|javascript:[^<]*">/i)
        }
      }),
    )
  })

  test('can be read as plain text', () => {
    expect(plainText('<h2>見出し</h2><p>1 &lt; 2 &amp; 3</p>', 100)).toBe('見出し 1 < 2 & 3')
  })
})
