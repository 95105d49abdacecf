import { label } from '@sumai/domain/codes'
import { formatNumber } from '@sumai/format/number'
import { FactSection } from '@sumai/listings/fact-section'
import { Hazard } from '@sumai/listings/hazard'
import type { Room } from './room-data.ts'

type Props = { room: Pick<Room, 'shisetu' | 'hazard'> }

/** Schools, shops and dangers of the neighbourhood. */
export function Surroundings({ room: { shisetu, hazard } }: Props) {
  return (
    <>
      {shisetu.length > 0 && (
        <FactSection
          heading="周辺の施設"
          rows={[...new Set(shisetu.map(({ type }) => type))].map((type) => ({
            label: label('shisetsu_type', type),
            value: shisetu.filter((it) => it.type === type).map(facility),
          }))}
        />
      )}
      <div id="hazard">
        <Hazard hazard={hazard} />
      </div>
    </>
  )
}

const facility = ({ name, kyoriM }: Room['shisetu'][number]) =>
  `${name}（約${formatNumber(kyoriM)}m）`
