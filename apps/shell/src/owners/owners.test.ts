import { expect, test } from '@jest/globals'
import { regionsOf } from './owners.ts'

test('says which team has drawn what, each part once', () => {
  document.body.innerHTML = `
    <header class="shell-header-a"><a class="shell-logo-b">mark</a></header>
    <main class="shell-page-c">
      <nav><ol class="shell-crumbs-d"></ol></nav>
      <div><section class="wide chintai-hero-e"><p class="chintai-text-f"></p></section></div>
      <section class="chintai-list-g"></section>
    </main>`
  const regions = regionsOf(document.body).map(({ element, owner }) => [owner, element.tagName])
  expect(regions).toEqual([
    ['shell', 'HEADER'],
    ['shell', 'MAIN'],
    ['chintai', 'SECTION'],
    ['chintai', 'SECTION'],
  ])
})
