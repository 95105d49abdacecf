import { formatDate } from '@sumai/format/dates'
import { formatKakaku } from '@sumai/format/money'
import { useFormContext } from '@sumai/forms/form-context'
import { useExtraFetcher } from '@sumai/platform'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { areaField, type Market } from './market.ts'
import css from './market-hint.module.css'

/** ms without a change after which it is worth asking. */
const PAUSE = 400
/** m² of a 坪, as the trade counts. */
const SQM_PER_TSUBO = 1 / 0.3025

/** What comparable homes are offered for, before anything personal is asked. */
export function MarketHint() {
  const { current, form } = useFormContext()
  const { load, data: market } = useExtraFetcher<Market>()
  const kind = String(current.satei_bukken)
  const cityCode = String(current.city_code)
  const area = Number(current[areaField(kind)]) || 0
  const query = new URLSearchParams({
    satei_bukken: kind,
    city_code: cityCode,
    area: String(area),
  }).toString()
  const isReady = kind !== '' && cityCode !== ''
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => load(`${paths.sateiMarket}?${query}`), PAUSE)
    return () => clearTimeout(timer)
  }, [isReady, query, load])

  if (!isReady || !market || market.kind !== kind || market.cityCode !== cityCode) return null
  const city = form.fields.city_code?.choices?.find(({ value }) => value === cityCode)?.label
  const kindLabel = form.fields.satei_bukken?.choices?.find(({ value }) => value === kind)?.label
  const { range, day } = market
  return (
    <section aria-live="polite" aria-label="価格の目安" className={css.hint}>
      <h2 className={css.heading}>
        {city}の{kindLabel}の価格の目安
      </h2>
      {range ? (
        <>
          {range.total && (
            <p className={css.range}>
              {formatKakaku(range.total.low)}〜{formatKakaku(range.total.high)}
            </p>
          )}
          <p>
            坪単価 {formatKakaku(perTsubo(range.perSqm.low))}〜
            {formatKakaku(perTsubo(range.perSqm.high))}
          </p>
          <p className={css.source}>
            {formatDate(day)}現在、当社が販売中の{range.count}
            件の売り出し価格から、上下4分の1ずつを除いて計算した目安です。成約を保証するものではありません。
          </p>
        </>
      ) : (
        <p>
          比べられる販売中の物件が少ないため、目安をお示しできません。査定で詳しくお調べします。
        </p>
      )}
    </section>
  )
}

/** To 10,000 yen. */
const perTsubo = (perSqm: number) => Math.round((perSqm * SQM_PER_TSUBO) / 10_000) * 10_000
