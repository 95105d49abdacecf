import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { ContactBar } from '@sumai/listings/contact-bar'
import { ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { MailIcon, PhoneIcon } from '@sumai/ui/icon'
import { paths } from '../paths.ts'
import css from './owner-contact.module.css'

type Props = {
  /** Where the last button of the bar leads: the seminars, unless the page is about them. */
  last?: { to: string; label: string }
  /** Below a coloured section, which has no white beneath it. */
  isApart?: boolean
}

const SEMINARS = { to: paths.ownerSeminar, label: 'セミナー' }

/**
 * How an owner gets an answer: at the end of every page for owners, and on a phone at the lower edge
 * of the screen.
 */
export function OwnerContact({ last = SEMINARS, isApart }: Props) {
  return (
    <>
      <Container>
        <section aria-labelledby="owner-contact" className={css.band} data-apart={isApart}>
          <div>
            <h2 id="owner-contact" className={css.heading}>
              オーナー様のご相談窓口
            </h2>
            <p className={css.text}>
              査定・お見積もりは無料です。お近くの店舗の担当者が、現地を見てからお答えします。
            </p>
          </div>
          <div className={css.actions}>
            <ButtonLink to={paths.ownerAsk} variant="white" size="l">
              <MailIcon />
              相談する
            </ButtonLink>
            <ButtonAnchor href={telHref(BRAND.tel)} variant="onDeep" size="l">
              <PhoneIcon />
              {BRAND.tel}
            </ButtonAnchor>
          </div>
        </section>
      </Container>
      <ContactBar
        paths={paths}
        enquiryTo={paths.ownerAsk}
        enquiry="相談する"
        visitTo={last.to}
        visit={last.label}
      />
    </>
  )
}
