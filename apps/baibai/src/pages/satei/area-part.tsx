import { formatTsubo, fromTsubo } from '@sumai/format/area'
import { toHalfWidth } from '@sumai/format/typed-text'
import { useFormContext } from '@sumai/forms/form-context'
import { FormField } from '@sumai/forms/form-field'
import { useHydrated } from '@sumai/ui/use-hydrated'
import css from './area-part.module.css'

type Props = { name: 'tochi_men' | 'tatemono_men' }

/** An area in m², which can be entered in 坪 as well. */
export function AreaPart({ name }: Props) {
  const { current, fill } = useFormContext()
  const isHydrated = useHydrated()
  const sqm = Number(current[name]) || 0
  const convert = (text: string) => {
    const tsubo = Number(toHalfWidth(text))
    if (tsubo > 0) fill(name, String(fromTsubo(tsubo)))
  }
  return (
    <>
      <FormField name={name} />
      {isHydrated && (
        <p className={css.line}>
          <label className={css.tsubo}>
            坪で入力
            <input
              type="text"
              inputMode="decimal"
              className={css.input}
              onChange={(event) => convert(event.currentTarget.value)}
            />
            坪
          </label>
          {sqm > 0 && <span>＝ 約{formatTsubo(sqm)}</span>}
        </p>
      )}
    </>
  )
}
