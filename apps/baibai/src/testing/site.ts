import type { Room } from '../components/room/room-data.ts'
import { CONDO } from './rooms.ts'

/** A site of four new houses, of which two are on offer. */
export const SITE: Room = {
  ...CONDO,
  bukkenNo: '5000012348',
  bukkenType: 'tateuri',
  bukkenTypeLabel: '自社分譲（建売）',
  name: 'くるめ合川の家',
  kakaku: 29_800_000,
  kakakuTo: 33_900_000,
  senyuMen: null,
  tochiMen: 165.2,
  tatemonoMen: 104.3,
  men: 104.3,
  kenchikuKakuninNo: '第R08確認建築福岡00000号',
  bunjo: {
    kukakuSu: 4,
    hanbaiKukaku: 2,
    planImage: null,
    kukaku: [
      {
        no: '1号地',
        kakaku: 29_800_000,
        tochiMen: 165.2,
        tatemonoMen: 104.3,
        madori: '4LDK',
        status: '販売中',
      },
      {
        no: '2号地',
        kakaku: 33_900_000,
        tochiMen: 229.05,
        tatemonoMen: 108.5,
        madori: '4SLDK',
        status: '販売中',
      },
    ],
  },
}
