import { tohoFun } from '@sumai/domain/listing/distance'
import { TrashIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import control from '../../../editor/form/control.module.css'
import { NumberInput } from '../../../editor/form/number-input.tsx'
import styles from './place-part.module.css'
import { isGiven, type Way } from './ways-after.ts'

type Props = {
  way: Way
  number: number
  /** The stations of its neighbourhood. */
  near: readonly Way[]
  onChange: (way: Way) => void
  onRemove: (() => void) | undefined
  onLeave: () => void
}

const MOST = 120

export function WayRow({ way, number, near, onChange, onRemove, onLeave }: Props) {
  const { ekiName, ekiCode, tohoM, busFun, busTei } = way
  const others = near.filter((it) => it.ekiName !== ekiName)
  const isByBus = busFun !== null
  return (
    <div className={styles.way}>
      <select
        aria-label={`${number}つ目の駅`}
        className={control.control}
        value={ekiCode}
        onChange={(event) => {
          const chosen = others.find((it) => it.ekiCode === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        <option value={ekiCode}>{ekiName}駅</option>
        {others.map((it) => (
          <option key={it.ekiCode} value={it.ekiCode}>
            {it.ekiName}駅
          </option>
        ))}
      </select>
      <NumberInput
        id={`way-${number}`}
        label={`${ekiName}駅までの道のり`}
        unit="m"
        value={tohoM}
        onValue={(metres) =>
          metres !== null && onChange({ ...way, tohoM: metres, tohoFun: tohoFun(metres) })
        }
        onBlur={onLeave}
      />
      <b>徒歩{tohoFun(tohoM)}分</b>
      {onRemove && <IconButton label={`${ekiName}駅を除く`} icon={TrashIcon} onClick={onRemove} />}
      <div className={styles.bus}>
        <label>
          <input
            type="checkbox"
            className={control.check}
            checked={isByBus}
            onChange={() => onChange({ ...way, busFun: isByBus ? null : 10, busTei: null })}
          />
          バスで行く
        </label>
        {isByBus ? (
          <>
            <label>
              乗車
              <input
                type="number"
                min={1}
                max={MOST}
                value={busFun}
                className={control.control}
                onChange={(event) =>
                  onChange({ ...way, busFun: event.target.valueAsNumber || busFun })
                }
                onBlur={onLeave}
              />
              分
            </label>
            <label>
              停留所
              <input
                value={busTei ?? ''}
                maxLength={40}
                className={control.control}
                onChange={(event) => onChange({ ...way, busTei: event.target.value || null })}
                onBlur={onLeave}
              />
            </label>
          </>
        ) : (
          <span>{isGiven(way, near) ? '測った道のり' : '直線距離から求めた道のり'}</span>
        )}
      </div>
    </div>
  )
}
