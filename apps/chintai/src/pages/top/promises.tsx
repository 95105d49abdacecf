import { BRAND } from '@sumai/domain/brand'
import { Link } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { FIVE_PROMISES } from '../../components/five-promises.ts'
import { paths } from '../../paths.ts'
import css from './promises.module.css'

/** The five promises; on wide screens vertical text from right to left, heading first. */
export function Promises() {
  return (
    <Container below>
      <section aria-labelledby="promises" className={css.section}>
        <div className={css.head}>
          <h2 id="promises" className={css.heading}>
            {BRAND.name}の5つの約束
          </h2>
          <Link to={paths.promise} className={css.more}>
            約束のくわしい内容
            <ArrowRightIcon size="s" />
          </Link>
        </div>
        <ol className={css.list}>
          {FIVE_PROMISES.map(({ number, name, text }) => (
            <li key={number} className={css.promise}>
              <span aria-hidden="true" className={css.number}>
                {number}
              </span>
              <h3 className={css.name}>{name}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </Container>
  )
}
