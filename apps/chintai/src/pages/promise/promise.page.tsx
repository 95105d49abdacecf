import { BRAND } from '@sumai/domain/brand'
import { ContactBar } from '@sumai/listings/contact-bar'
import { Link, type RouteHandle } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { ArrowRightIcon, CheckIcon } from '@sumai/ui/icon'
import { FIVE_PROMISES } from '../../components/five-promises.ts'
import { crumbs, paths } from '../../paths.ts'
import css from './promise.module.css'

export const handle = {
  title: '5つの約束',
  description: `${BRAND.name}がお客様にお約束する5つのこと。${FIVE_PROMISES.map(({ name }) => name).join('、')}。`,
  breadcrumbs: crumbs('5つの約束'),
} satisfies RouteHandle

/** What a visitor may expect of us, each with its proof. */
export function Component() {
  return (
    <Container reading>
      <p className={css.lead}>
        住まいさがしで困ることは、いつの時代もあまり変わりません。創業から30年、お客様の声をもとに決めた約束です。
      </p>
      <ol className={css.list}>
        {FIVE_PROMISES.map(({ name, text, detail, proof, way }, index) => (
          <li key={name} className={css.promise}>
            <span aria-hidden="true" className={css.number}>
              {index + 1}
            </span>
            <div className={css.words}>
              <h2 className={css.name}>{name}</h2>
              <p className={css.text}>{text}</p>
              <p className={css.detail}>{detail}</p>
              <p className={css.proof}>
                <CheckIcon size="s" />
                {proof}
              </p>
              <Link to={way.to} className={css.way}>
                {way.label}
                <ArrowRightIcon size="s" />
              </Link>
            </div>
          </li>
        ))}
      </ol>
      <ContactBar paths={paths} />
    </Container>
  )
}
