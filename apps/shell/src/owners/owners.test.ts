import { expect, test } from '@jest/globals'
import { regionsOf } from './owners.ts'

test('says which team has drawn what, each part once', () => {
  document.body.innerHTML = `
    <header class="s-header-a1B2c"><a class="s-logo-b1B2c">mark</a></header>
    <main class="s-page-c1B2c">
      <nav><ol class="s-crumbs-d1B2c"></ol></nav>
      <div><section class="wide c-hero-e1B2c"><p class="c-text-f1B2c"></p></section></div>
      <section class="c-list-g1B2c"></section>
    </main>`
  const regions = regionsOf(document.body).map(({ element, owner }) => [owner, element.tagName])
  expect(regions).toEqual([
    ['shell', 'HEADER'],
    ['shell', 'MAIN'],
    ['chintai', 'SECTION'],
    ['chintai', 'SECTION'],
  ])
})
