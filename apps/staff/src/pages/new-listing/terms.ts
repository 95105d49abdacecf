import type { Camelized } from '@sumai/api-client'
import type { ChintaiRoom } from '@sumai/api-client/contract/chintai-room'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import type { Values } from '../../editor/values.ts'

/** What the rooms of one building mostly have in common. */
const TERMS = [
  ...['kyoekihi', 'yachinZeiKbn', 'sonotaGetsugaku', 'sonotaIchiji'],
  ...['shikikinKbn', 'shikikin', 'reikinKbn', 'reikin', 'hoshokin', 'shokyaku', 'koshinryo'],
  ...['chukaiTesuryoKbn', 'chukaiTesuryo', 'kagiKokan', 'cleaning'],
  ...['hoshoRiyo', 'hoshoKaisha', 'hoshoShokai', 'hoshoGetsugaku'],
  ...['hokenHitsuyo', 'hokenRyo', 'hokenKikan'],
  ...['keiyakuKbn', 'keiyakuKikanMonth', 'saikeiyaku', 'nyukyoJoken', 'torihikiTaiyo'],
  ...['setsubijoken', 'kodawariKozo', 'isFreeInternet', 'petKbn', 'petJoken'],
  ...['parkingKbn', 'parkingRyo1', 'parkingRyo2', 'parkingNote'],
] as const

/** Of a building without a room nobody knows more than what is usual. */
const USUAL: Values = {
  ...{ kyoekihi: 0, shikikin: 0, reikin: 0, torihikiTaiyo: 7 },
  ...{ keiyakuKbn: 1, keiyakuKikanMonth: 24, hoshoRiyo: 1, hokenHitsuyo: false },
}

/** 2: nobody lives there. */
const EMPTY = { genkyo: 2 }

/** The terms of a new room: those of the room in its building that was changed last. */
export const termsQuery = (tmNo: string) =>
  queryOptions({
    queryKey: ['terms', tmNo],
    async queryFn({ signal }) {
      const { rooms } = await api.chintai.rooms({ tmNo, limit: 1, order: 'new' }, { signal })
      const [room] = rooms as Camelized<ChintaiRoom>[]
      const given = room as Values | undefined
      const common = given && Object.fromEntries(TERMS.map((key) => [key, given[key]]))
      const terms: Values = { ...USUAL, ...common, ...EMPTY }
      return { terms, from: room?.title }
    },
  })
