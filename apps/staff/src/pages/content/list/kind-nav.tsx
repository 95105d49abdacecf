import { SelectBox } from '@sumai/ui/controls'
import { Link, useNavigate } from 'react-router'
import { toContent } from '../../../paths.ts'
import { useSession } from '../../../session/use-session.ts'
import type { Kind } from '../kinds/kind.ts'
import { kindsFor } from '../kinds/kinds.ts'
import styles from './kind-nav.module.css'

type Props = { current: Kind }

/** The kinds of content: a column where there is room, else a select box. */
export function KindNav({ current }: Props) {
  const kinds = kindsFor(useSession())
  const navigate = useNavigate()
  return (
    <>
      <nav aria-label="コンテンツの種類" className={styles.column}>
        {kinds.map(({ id, label }) => (
          <Link
            key={id}
            to={toContent(id)}
            aria-current={id === current.id ? 'page' : undefined}
            className={styles.kind}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.box}>
        <SelectBox
          small
          aria-label="コンテンツの種類"
          value={current.id}
          onChange={(event) => navigate(toContent(event.target.value))}
        >
          {kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectBox>
      </div>
    </>
  )
}
