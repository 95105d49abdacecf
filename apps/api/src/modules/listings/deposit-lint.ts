import type { NewChintaiRoom } from '../chintai-rooms/chintai-rooms.table.ts'
import type { LintErrors } from './publish-lint.ts'

/** No lease asks for so many: a number of yen has lost its unit. */
const MANY_MONTHS = 100
const REASON = `${MANY_MONTHS}か月以上になります。円の金額には、単位の「円」を付けてください。`

/** Deposits and fees in months that can only be meant in yen. */
export function lintDeposits(room: Partial<NewChintaiRoom>): LintErrors {
  const { shikikin, reikin, chukaiTesuryo: chukai_tesuryo } = room
  const inMonths = {
    ...(room.shikikinKbn !== 'yen' && { shikikin }),
    ...(room.reikinKbn !== 'yen' && { reikin }),
    ...(room.chukaiTesuryoKbn !== 'yen' && { chukai_tesuryo }),
  }
  const wrong = Object.entries(inMonths).filter(([, months]) => Number(months ?? 0) >= MANY_MONTHS)
  return Object.fromEntries(wrong.map(([field]) => [field, [REASON]]))
}

/** code of 貸主 (codes.json, torihiki_taiyo) */
const LANDLORD = 2

/** A landlord brokers nothing and takes no fee for it. */
export const lintLandlordFee = (room: Partial<NewChintaiRoom>): LintErrors =>
  room.torihikiTaiyo === LANDLORD && Number(room.chukaiTesuryo ?? 0) > 0
    ? { chukai_tesuryo: ['取引態様が「貸主」の物件は、仲介手数料がかかりません。'] }
    : {}
