import type { RouteHandle } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { ExternalIcon } from '@sumai/ui/icon'
import { crumbs } from '../../paths.ts'
import css from './linklist.module.css'
import { LINKS } from './links.ts'

export const handle = {
  title: 'リンク集',
  description:
    '引越しの手続き、電気・ガス・水道、交通、市役所・町役場、大学。新しい暮らしの準備に役立つ窓口のリンク集です。',
  breadcrumbs: crumbs('リンク集'),
} satisfies RouteHandle

/** Whom to tell of a move, and whom to ask. */
export function Component() {
  return (
    <Container>
      <div className={css.page}>
        {LINKS.map(({ heading, parts }) => (
          <section key={heading} aria-label={heading}>
            <h2 className={css.heading}>{heading}</h2>
            {parts.map(({ name, links }) => (
              <div key={name ?? heading} className={css.part}>
                {name && <h3 className={css.name}>{name}</h3>}
                <ul className={css.list}>
                  {links.map(({ name, url, text }) => (
                    <li key={url} className={css.item}>
                      <a href={url} target="_blank" rel="noopener noreferrer" className={css.link}>
                        {name}
                        <ExternalIcon size="s" />
                      </a>
                      {text && <p className={css.text}>{text}</p>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
        <p className={css.text}>
          リンク先は各機関が運営しています。内容については、それぞれの窓口にお問い合わせください。
        </p>
      </div>
    </Container>
  )
}
