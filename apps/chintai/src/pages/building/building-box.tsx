import { BRAND, telOf } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { ButtonLink } from '@sumai/ui/button'
import { MailIcon, PhoneIcon } from '@sumai/ui/icon'
import { Part, PartsBox } from '../../components/parts-box.tsx'
import { paths } from '../../paths.ts'
import css from './building-box.module.css'
import type { BuildingData } from './building-data.ts'
import { BuildingRents } from './building-rents.tsx'

type Props = { data: BuildingData }

/** How many rooms are free and from which rent, and the link to the enquiry. */
export function BuildingBox({ data: { building, rooms, shop, city } }: Props) {
  const isFull = rooms.length === 0
  return (
    <PartsBox>
      <div className={css.offer}>
        <Part>
          <BuildingRents rooms={rooms} />
        </Part>
      </div>
      <Part>
        <div className={css.actions}>
          <ButtonLink to={paths.askBuilding(building.tmNo)} variant="accent" size="l" block>
            <MailIcon />
            {isFull ? '空室が出たら連絡を受ける' : 'この建物を問い合わせる'}
          </ButtonLink>
          <ButtonLink to={paths.term(city.slug)} variant="outline" block>
            {city.cityName}の賃貸物件を見る
          </ButtonLink>
        </div>
        <p className={css.tel}>
          <PhoneIcon size="s" />
          <a href={telHref(telOf(shop))}>{telOf(shop)}</a>
          <small>{shop?.tenpoName ?? BRAND.telHours}</small>
        </p>
        <p className={css.note}>
          {isFull
            ? '空室が出る予定がわかったときに、店舗からお知らせします。'
            : 'これから空く予定のお部屋についても、お答えします。'}
        </p>
      </Part>
    </PartsBox>
  )
}
