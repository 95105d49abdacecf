import { formatNumber } from '@sumai/format/number'
import { useFormContext } from '@sumai/forms/form-context'
import { useExtraFetcher } from '@sumai/platform'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { conditionsOf } from './conditions.ts'
import css from './matching-count.module.css'

/** ms without a change after which it is worth asking. */
const PAUSE = 400

/** How many rooms match already, while the conditions are being chosen. */
export function MatchingCount() {
  const { current } = useFormContext()
  const { load, data: count } = useExtraFetcher<number | null>()
  // A search joins places of two kinds by "and"; whoever is asked here looks near any of them.
  const kinds = ['city_code', 'eki_code', 'shisetu_no'].filter((name) => [current[name]].flat()[0])
  const query = kinds.length > 1 ? '' : conditionsOf(current).toString()
  useEffect(() => {
    if (query === '') return
    const timer = setTimeout(() => load(`${paths.requestCount}?${query}`), PAUSE)
    return () => clearTimeout(timer)
  }, [query, load])
  return (
    <p aria-live="polite" className={css.count}>
      {typeof count === 'number' && query !== '' && (
        <>
          いまの条件に合うお部屋 <b>{formatNumber(count)}</b>件
          {count === 0 && '。新しく出たお部屋からお探しします。'}
        </>
      )}
    </p>
  )
}
