import { expect, test } from '@jest/globals'
import { fromHtml, toHtml } from './html.ts'

const again = (html: string) => toHtml(fromHtml(html))

test.each([
  '<h2>費用</h2><p>家賃と<strong>管理費</strong><br>です。</p>',
  '<ul><li>一つ<ul><li>中</li></ul></li><li>二つ</li></ul>',
  '<ol start="3"><li>三つ</li></ol>',
  '<table><tbody><tr><th scope="row">敷金</th><td>1か月</td></tr></tbody></table>',
  '<dl><dt>礼金</dt><dd>なし</dd></dl>',
  '<figure><img src="/media/a-960.jpg" alt="部屋"><figcaption>居間</figcaption></figure>',
  '<blockquote><p>声</p></blockquote><hr>',
  '<p><a href="https://example.jp/" target="_blank">外</a><small>小</small></p>',
])('keeps %s', (html) => {
  expect(again(html)).toBe(html)
})

test.each([
  ['<p><a href="javascript:x()">押す</a></p>', '<p>押す</p>'],
  ['<p onclick="x()">文<script>x()</script></p>', '<p>文</p>'],
  ['<p>文</p><img src="https://evil.example/a.png">', '<p>文</p>'],
  ['<h1>題</h1><div>文</div>', '<h2>題</h2><p>文</p>'],
  [
    '<table><tr><td><p>中の文</p></td></tr></table>',
    '<table><tbody><tr><td>中の文</td></tr></tbody></table>',
  ],
])('takes of %s what a page may show', (html, kept) => {
  expect(again(html)).toBe(kept)
})

test('an empty text is empty', () => {
  expect(again('<p> </p>')).toBe('')
})
