import { OutsideLink, type OutsideLinkData, OutsideNote } from '@sumai/content/outside-link'
import type { RouteHandle } from '@sumai/platform'
import { ChipLine } from '@sumai/ui/chip-line'
import { classNames } from '@sumai/ui/class-names'
import { Container } from '@sumai/ui/container'
import { LinkChips } from '@sumai/ui/link-chips'
import { PageStack } from '@sumai/ui/page-stack'
import { Steps } from '@sumai/ui/steps'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { crumbs } from '../../paths.ts'
import css from './linklist.module.css'
import { LINKS, STEPS } from './links.ts'

export const handle = {
  title: 'リンク集',
  description:
    '引っ越しの手続き、電気・ガス・水道、交通、市役所・町役場、大学。新しい暮らしの準備に役立つ窓口のリンク集です。',
  head: 'own',
  breadcrumbs: crumbs('リンク集'),
} satisfies RouteHandle

/** Wider than its column: 福岡国際医療福祉大学. */
const isLong = ({ name, text }: OutsideLinkData) => !text && name.length > 9

/** Links to authorities and companies for a move. */
export function Component() {
  return (
    <>
      <SubpageHead drawing="signpost">{handle.description}</SubpageHead>
      <Container>
        <PageStack>
          <ChipLine>
            <LinkChips
              label="目次"
              links={LINKS.map(({ id, heading }) => ({ to: `#${id}`, label: heading }))}
            />
          </ChipLine>
          <section aria-label="引っ越しの前後にすること" className={css.steps}>
            <h2 className={css.heading}>引っ越しの前後にすること</h2>
            <Steps steps={STEPS} />
          </section>
          {LINKS.map(({ id, heading, Icon, about, parts }) => (
            <section key={id} id={id} aria-label={heading} className={css.group}>
              <h2 className={css.heading}>
                <Icon size="l" />
                {heading}
              </h2>
              <p className={css.about}>{about}</p>
              {parts.map(({ name, links }) => (
                <div key={name ?? heading} className={css.part}>
                  {name && <h3 className={css.name}>{name}</h3>}
                  <ul className={css.list}>
                    {links.map((link) => (
                      <li key={link.url} className={classNames(css.item, isLong(link) && css.long)}>
                        <OutsideLink {...link} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
          <OutsideNote />
        </PageStack>
      </Container>
    </>
  )
}
