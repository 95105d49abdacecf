import { OutsideLink, OutsideNote } from '@sumai/content/outside-link'
import type { RouteHandle } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { PageStack } from '@sumai/ui/page-stack'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { crumbs } from '../../paths.ts'
import css from './linklist.module.css'
import { LINKS } from './links.ts'

export const handle = {
  title: 'リンク集',
  description:
    '登記、税金、住宅ローン、ハザードマップなど、家の売買に役立つ公的な窓口のリンク集です。',
  head: 'own',
  breadcrumbs: crumbs('リンク集'),
} satisfies RouteHandle

export function Component() {
  return (
    <>
      <SubpageHead town="40212">{handle.description}</SubpageHead>
      <Container>
        <PageStack gap={40}>
          {LINKS.map(({ heading, about, links }) => (
            <section key={heading} aria-label={heading} className={css.part}>
              <h2 className={css.heading}>{heading}</h2>
              <p className={css.about}>{about}</p>
              <ul className={css.list}>
                {links.map((link) => (
                  <li key={link.url} className={css.item}>
                    <OutsideLink {...link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <OutsideNote />
        </PageStack>
      </Container>
    </>
  )
}
