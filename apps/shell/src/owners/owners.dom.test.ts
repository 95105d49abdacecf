import { expect, test } from '@jest/globals'
import { classNamePattern } from '@sumai/build/class-name-pattern'
import { regionsOf } from './owners.ts'

const ownersIn = (html: string) => {
  document.body.innerHTML = html
  return regionsOf(document.body).map(({ element, owner }) => [owner, element.tagName])
}

test('says which team has drawn what, each part once', () => {
  const owners = ownersIn(`
    <header class="sheadera1B2"><a class="slogob1B2">mark</a></header>
    <main class="spagec1B2">
      <nav><ol class="scrumbs_1B2"></ol></nav>
      <div><section class="wide cheroe1B-"><p class="ctextf1B2"></p></section></div>
      <section class="clistg1B2"><div class="swiper"></div></section>
    </main>`)
  expect(owners).toEqual([
    ['shell', 'HEADER'],
    ['shell', 'MAIN'],
    ['chintai', 'SECTION'],
    ['chintai', 'SECTION'],
  ])
})

test.each([true, false])('reads the names that the build gives, with hot reload: %s', (hot) => {
  const name = classNamePattern('baibai', hot)
    .replace('[local]', 'hero')
    .replace('[hash:4]', 'a1B2')
  expect(ownersIn(`<p class="${name}"></p>`)).toEqual([['baibai', 'P']])
})
