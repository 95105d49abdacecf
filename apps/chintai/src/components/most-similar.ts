import type { LightRental } from '@sumai/listings/listing'

type Listing = Pick<
  LightRental,
  'cityCode' | 'bukkenType' | 'tmNo' | 'hyYachin' | 'madori' | 'senyuMen' | 'kotsu'
>

const SHOWN = 4
/** Number of rooms from which the most similar are picked. */
const ASKED = 16
/** Share by which rent or size may differ to be called near. */
const NEAR = 0.1
/** Shares by which they may differ to be compared at all. */
const COMPARED = { rent: 0.25, size: 0.4 }

/** Rooms of the same town and kind in another building, whose rent and size are not far off. */
export const similarQuery = ({ cityCode, bukkenType, tmNo, hyYachin, senyuMen }: Listing) => ({
  cityCode: [cityCode],
  bukkenType: [bukkenType],
  excludeTmNo: [tmNo],
  hyYachinMin: Math.floor(hyYachin * (1 - COMPARED.rent)),
  hyYachinMax: Math.ceil(hyYachin * (1 + COMPARED.rent)),
  senyuMenMin: Math.floor(senyuMen * (1 - COMPARED.size)),
  senyuMenMax: Math.ceil(senyuMen * (1 + COMPARED.size)),
  limit: ASKED,
})

/** What two rooms have in common, in words. */
function reasons(room: Listing, other: Listing): string[] {
  const [nearest, nearestOther] = [room.kotsu[0]?.ekiCode, other.kotsu[0]?.ekiCode]
  return [
    nearest !== undefined && nearest === nearestOther && '最寄り駅が同じ',
    room.madori !== null && other.madori === room.madori && '間取りが同じ',
    isNear(room.hyYachin, other.hyYachin) && '賃料が近い',
    isNear(room.senyuMen, other.senyuMen) && '広さが近い',
  ].filter((reason) => reason !== false)
}

const isFirstOfBuilding = (
  { room }: { room: Listing },
  index: number,
  all: readonly { room: Listing }[],
) => all.findIndex((other) => other.room.tmNo === room.tmNo) === index

const isNear = (a: number, b: number) => Math.abs(a - b) <= a * NEAR

/**
 * Those with the most in common, then those whose rent is nearest, one of each building, each with
 * the reason.
 */
export const mostSimilar = <Other extends Listing>(room: Listing, others: readonly Other[]) =>
  others
    .map((other) => ({ room: other, reasons: reasons(room, other) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (a, b) =>
        b.reasons.length - a.reasons.length ||
        Math.abs(a.room.hyYachin - room.hyYachin) - Math.abs(b.room.hyYachin - room.hyYachin),
    )
    .filter(isFirstOfBuilding)
    .slice(0, SHOWN)
    .map(({ room, reasons }) => ({ room, reason: reasons.join('・') }))
