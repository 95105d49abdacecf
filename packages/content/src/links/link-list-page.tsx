import { unbroken } from '@sumai/format/unbroken'
import { ChipLine } from '@sumai/ui/chip-line'
import { classNames } from '@sumai/ui/class-names'
import { Container } from '@sumai/ui/container'
import { ExternalIcon } from '@sumai/ui/icon'
import { LinkChips } from '@sumai/ui/link-chips'
import { PageStack } from '@sumai/ui/page-stack'
import { Steps } from '@sumai/ui/steps'
import { SubpageHead } from '@sumai/ui/subpage-head'
import type { ComponentProps } from 'react'
import styles from './link-list-page.module.css'

/** A page of somebody else, with what it is good for. */
type OutsideLink = { name: string; url: string; text?: string }

export type LinkGroup = {
  /** The mark of its place in the page. */
  id: string
  heading: string
  Icon: typeof ExternalIcon
  /** When one needs them, and what to know before. */
  about: string
  /** `name` is left out when the heading is enough. */
  parts: readonly { name?: string; links: readonly OutsideLink[] }[]
}

type Props = ComponentProps<typeof Steps> & {
  description: string
  /** Of the steps: 引っ越しの前後にすること. */
  heading: string
  groups: readonly LinkGroup[]
}

/** Wider than its column: 福岡国際医療福祉大学. */
const isLong = ({ name, text }: OutsideLink) => !text && name.length > 9

/** Links to authorities and companies, and when one needs them. */
export const LinkListPage = ({ description, heading, steps, groups }: Props) => (
  <>
    <SubpageHead drawing="signpost">{description}</SubpageHead>
    <Container>
      <PageStack>
        <ChipLine>
          <LinkChips
            label="目次"
            links={groups.map((group) => ({ to: `#${group.id}`, label: group.heading }))}
          />
        </ChipLine>
        <section aria-label={heading} className={styles.steps}>
          <h2 className={styles.heading}>{heading}</h2>
          <Steps steps={steps} />
        </section>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
        <p className={styles.text}>
          リンク先は各機関が運営しています。内容については、それぞれの窓口にお問い合わせください。
        </p>
      </PageStack>
    </Container>
  </>
)

const Group = ({ id, heading, Icon, about, parts }: LinkGroup) => (
  <section id={id} aria-label={heading} className={styles.group}>
    <h2 className={styles.heading}>
      <Icon size="l" />
      {heading}
    </h2>
    <p className={styles.about}>{about}</p>
    {parts.map(({ name, links }) => (
      <div key={name ?? heading} className={styles.part}>
        {name && <h3 className={styles.name}>{name}</h3>}
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.url} className={classNames(styles.item, isLong(link) && styles.long)}>
              <a href={link.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
                {unbroken(link.name)}
                <ExternalIcon size="s" />
              </a>
              {link.text && <p className={styles.text}>{link.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
)
