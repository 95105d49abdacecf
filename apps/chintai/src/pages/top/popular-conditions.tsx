import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { paths } from '../../paths.ts'
import type { Popular } from './popular.ts'
import css from './popular-conditions.module.css'

type Props = { conditions: readonly Popular[] }

/** Searches that many people make, one press away. */
export function PopularConditions({ conditions }: Props) {
  if (conditions.length === 0) return null
  return (
    <Container below>
      <section className={css.popular}>
        <h2 className={css.heading}>人気の条件</h2>
        <ul className={css.list}>
          {conditions.map(({ label, slug, count }) => (
            <li key={slug}>
              <Link to={paths.term(slug)} className={css.link}>
                {label}
                <span className={css.count}>{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  )
}
