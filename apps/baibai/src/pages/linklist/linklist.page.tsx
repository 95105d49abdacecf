import type { RouteHandle } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { ExternalIcon } from '@sumai/ui/icon'
import { crumbs } from '../../paths.ts'
import css from './linklist.module.css'
import { LINKS } from './links.ts'

export const handle = {
  title: 'リンク集',
  description:
    '登記、税金、住宅ローン、ハザードマップなど、家の売買に役立つ公的な窓口のリンク集です。',
  breadcrumbs: crumbs('リンク集'),
} satisfies RouteHandle

export function Component() {
  return (
    <Container>
      <div className={css.page}>
        {LINKS.map(({ heading, links }) => (
          <section key={heading} aria-label={heading} className={css.part}>
            <h2 className={css.heading}>{heading}</h2>
            <ul className={css.list}>
              {links.map(({ name, url, text }) => (
                <li key={url} className={css.item}>
                  <a href={url} target="_blank" rel="noopener noreferrer" className={css.link}>
                    {name}
                    <ExternalIcon size="s" />
                  </a>
                  <p className={css.text}>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={css.note}>
          リンク先は各機関が運営しています。内容については、それぞれの窓口にお問い合わせください。
        </p>
      </div>
    </Container>
  )
}
