import { BRAND } from '@sumai/domain/brand'
import { straightMetres } from '@sumai/domain/listing/distance'
import { telHref } from '@sumai/format/tel'
import { useHere } from '@sumai/listings/use-here'
import { useLoaderData } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Facts } from '@sumai/ui/facts'
import { FieldGroup } from '@sumai/ui/field'
import { ChevronDownIcon, PinIcon } from '@sumai/ui/icon'
import { RadioCards } from '@sumai/ui/radio-cards'
import { useFormContext } from '../form-page/form-context.ts'
import type { ReservationData } from './reservation-data.ts'
import styles from './shop-part.module.css'
import { useShopInAddress } from './use-shop-in-address.ts'
import type { FormShop } from './visit-shop.ts'

const NAME = 'tenpo_no'

/** The choice of a shop, area by area or the nearest first, with its address and phone below. */
export function ShopPart() {
  const { shops } = useLoaderData() as ReservationData
  const { form, values, current, errorOf } = useFormContext()
  const { here, state, ask } = useHere()
  const tenpoNo = String(current[NAME] ?? '')
  useShopInAddress(tenpoNo)
  if (shops.length === 0) return <NoShops kept={String(values[NAME] ?? '')} />

  const areas = [...Map.groupBy(shops, ({ areaNoLabel }) => areaNoLabel)]
  const [first = ''] = areas[0] ?? []
  const asked = shops.find((one) => one.tenpoNo === values[NAME])
  const shop = shops.find((one) => one.tenpoNo === tenpoNo)
  return (
    <div className={styles.part}>
      <FieldGroup name={NAME} label={form.fields[NAME]?.label ?? ''} required error={errorOf(NAME)}>
        <div className={styles.near}>
          <Button variant="outline" busy={state === 'asking'} onClick={ask}>
            <PinIcon />
            現在地から近い順に並べる
          </Button>
          <p role="status">
            {state === 'known' && '近い順に並べました。位置の情報は送信していません。'}
            {state === 'refused' && '現在地を確認できませんでした。エリアからお選びください。'}
          </p>
        </div>
        {here ? (
          <div className={styles.areas}>
            <ShopCards
              shops={shops.toSorted((a, b) => straightMetres(here, a) - straightMetres(here, b))}
              metresTo={(one) => straightMetres(here, one)}
            />
          </div>
        ) : (
          <div className={styles.areas}>
            {areas.map(([label, members]) => (
              <details key={label} open={label === (asked?.areaNoLabel ?? first)}>
                <summary className={styles.summary}>
                  <b>{label}</b> {members.length}店舗
                  <ChevronDownIcon size="s" />
                </summary>
                <ShopCards shops={members} />
              </details>
            ))}
          </div>
        )}
      </FieldGroup>
      {shop && (
        <Facts
          caption={`${shop.tenpoName}のご案内`}
          rows={[
            { label: '所在地', value: shop.address },
            { label: '道順', value: shop.access },
            { label: '営業時間', value: `${shop.eigyoStart}〜${shop.eigyoEnd}` },
            { label: '定休日', value: shop.teikyuLabel },
            {
              label: '電話番号',
              value: <a href={telHref(shop.tel)}>{shop.tel}</a>,
            },
          ]}
        />
      )}
    </div>
  )
}

type CardsProps = {
  shops: readonly FormShop[]
  /** Metres from where the visitor is, as the crow flies. */
  metresTo?: (shop: FormShop) => number
}

function ShopCards({ shops, metresTo }: CardsProps) {
  const { current } = useFormContext()
  return (
    <div className={styles.cards}>
      <RadioCards
        name={NAME}
        defaultValue={String(current[NAME] ?? '')}
        cards={shops.map((shop) => ({
          value: shop.tenpoNo,
          label: shop.tenpoName,
          end: `${shop.eigyoStart}〜${shop.eigyoEnd}`,
          note: (
            <>
              {metresTo && <b>直線で約{(metresTo(shop) / 1000).toFixed(1)}km </b>}
              {shop.access ?? shop.address}
            </>
          ),
        }))}
      />
    </div>
  )
}

/** The API does not answer: what was chosen is kept. */
const NoShops = ({ kept }: { kept: string }) => (
  <Callout tone="warn">
    <input type="hidden" name={NAME} value={kept} />
    <p>
      ただいまこのページでは店舗をお選びいただけません。ご予約はお電話で承ります。
      <br />
      <a href={telHref(BRAND.tel)}>{BRAND.tel}</a>（{BRAND.telHours}）
    </p>
  </Callout>
)
