import { OutsideLink, OutsideNote } from '@sumai/content/outside-link'
import type { RouteHandle } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { Steps } from '@sumai/ui/steps'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { NextStep } from '../../components/guide/next-step.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './linklist.module.css'
import { LINKS, STEPS } from './links.ts'

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
      <SubpageHead drawing="signpost">{handle.description}</SubpageHead>
      <Container>
        <section aria-label="買うときに使う順番" className={css.steps}>
          <h2 className={css.heading}>買うときに使う順番</h2>
          <Steps steps={STEPS} />
        </section>
        {LINKS.map(({ heading, Icon, about, links }) => (
          <section key={heading} aria-label={heading} className={css.part}>
            <div>
              <h2 className={css.heading}>
                <Icon size="l" />
                {heading}
              </h2>
              <p className={css.about}>{about}</p>
            </div>
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
      </Container>
      <NextStep
        apart
        heading="どの窓口に聞けばよいか、迷ったら"
        text="ご事情をうかがい、行く先とそろえる書類を担当者がお伝えします。"
      >
        <ButtonLink to={paths.contact} size="l">
          お問い合わせ
        </ButtonLink>
        <ButtonLink to={paths.questions} variant="outline" size="l">
          売買のQ&Aを読む
        </ButtonLink>
      </NextStep>
    </>
  )
}
