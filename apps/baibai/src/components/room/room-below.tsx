import { telOf } from '@sumai/domain/brand'
import { ContactBar } from '@sumai/listings/contact-bar'
import { paths } from '../../paths.ts'
import { isLet } from './invest-facts.ts'
import { Recent } from './recent.tsx'
import { isInTalks } from './room-band.tsx'
import type { RoomData } from './room-data.ts'
import { Similar } from './similar-rooms.tsx'

type Props = { data: RoomData }

export function RoomBelow({ data }: Props) {
  const { room, shop } = data
  return (
    <>
      <Similar data={data} />
      <Recent except={room.bukkenNo} />
      <ContactBar
        paths={paths}
        tel={telOf(shop)}
        enquiryTo={paths.property(room.bukkenNo)}
        visitTo={paths.reservation(room)}
        enquiry={isInTalks(room) ? '問い合わせる' : '資料を請求'}
        visit={isLet(room) ? '相談を予約' : '見学を予約'}
      />
    </>
  )
}
