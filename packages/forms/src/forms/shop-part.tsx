import { byArea } from '@sumai/domain/areas'
import { BRAND } from '@sumai/domain/brand'
import { straightMetres } from '@sumai/domain/listing/distance'
import { openingTimes } from '@sumai/format/clock-time'
import { telHref } from '@sumai/format/tel'
import { unbroken } from '@sumai/format/unbroken'
import { wholeAddress } from '@sumai/format/whole-address'
import { useHere } from '@sumai/listings/use-here'
import { useLoaderData } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { FieldGroup } from '@sumai/ui/field'
import { CheckIcon, ChevronDownIcon, PinIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { RadioCards } from '@sumai/ui/radio-cards'
import { Sentences } from '@sumai/ui/sentences'
import { useFormContext } from '../form-page/form-context.ts'
import type { FormShop } from '../form-page/form-shop.ts'
import type { ReservationData } from './reservation-data.ts'
import styles from './shop-part.module.css'
import { useShopInAddress } from './use-shop-in-address.ts'

const NAME = 'tenpo_no'

/**
 * The choice of a shop, area by area or the nearest first. One that the address names, or that offers
 * the listing, stands alone, and the others come when it is changed.
 */
export function ShopPart() {
  const { shops, targets } = useLoaderData() as ReservationData
  const { form, values, current, errorOf } = useFormContext()
  const { here, state, ask } = useHere()
  const tenpoNo = String(current[NAME] ?? '')
  useShopInAddress(tenpoNo)
  if (shops.length === 0) return <NoShops kept={String(values[NAME] ?? '')} />

  const areas = byArea(shops).filter(({ inArea }) => inArea.length > 0)
  const first = areas[0]?.area.areaNo
  const asked = shops.find((one) => one.tenpoNo === values[NAME])
  const shop = shops.find((one) => one.tenpoNo === tenpoNo)
  const list = (
    <>
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
          {areas.map(({ area: { areaNo, name }, inArea }) => (
            <details key={areaNo} open={areaNo === (asked?.areaNo ?? first)}>
              <summary className={styles.summary}>
                <b>{name}</b> {inArea.length}店舗
                <ChevronDownIcon size="s" />
              </summary>
              <ShopCards shops={inArea} />
            </details>
          ))}
        </div>
      )}
    </>
  )
  return (
    <FieldGroup name={NAME} label={form.fields[NAME]?.label ?? ''} required error={errorOf(NAME)}>
      {asked ? (
        <div className={styles.part}>
          <ChosenShop
            shop={shop ?? asked}
            isOfListing={targets.some((target) => target.tenpoNo === (shop ?? asked).tenpoNo)}
          />
          <details>
            <summary className={styles.change}>
              店舗を変更
              <ChevronDownIcon size="s" />
            </summary>
            {list}
          </details>
        </div>
      ) : (
        list
      )}
    </FieldGroup>
  )
}

/** `isOfListing`: it offers a listing that the visitor wants to see. */
const ChosenShop = ({ shop, isOfListing }: { shop: FormShop; isOfListing: boolean }) => (
  <div className={styles.chosen}>
    <span className={styles.check}>
      <CheckIcon size="s" />
    </span>
    <p>
      <b>{shop.tenpoName}</b>
      {isOfListing && <span className={styles.ofListing}> 物件のご案内店</span>}
    </p>
    <span className={styles.hours}>{openingTimes(shop)}</span>
    <p className={styles.about}>
      {shop.access && <span>{unbroken(shop.access)}</span>}
      <ShopLines shop={shop} />
    </p>
  </div>
)

/** What one wants to know of the shop that is chosen. */
const ShopLines = ({ shop }: { shop: FormShop }) => (
  <>
    <span>{wholeAddress(shop.address)}</span>
    <span>
      定休日：{shop.teikyuLabel}　<span className={styles.tel}>電話：{shop.tel}</span>
    </span>
  </>
)

type CardsProps = {
  shops: readonly FormShop[]
  /** Metres from where the visitor is, as the crow flies. */
  metresTo?: (shop: FormShop) => number
}

function ShopCards({ shops, metresTo }: CardsProps) {
  const { current } = useFormContext()
  const chosen = String(current[NAME] ?? '')
  return (
    <div className={styles.cards}>
      <RadioCards
        name={NAME}
        defaultValue={chosen}
        cards={shops.map((shop) => ({
          value: shop.tenpoNo,
          label: shop.tenpoName,
          picture: shop.photo === null ? undefined : <Front url={shop.photo} />,
          end: openingTimes(shop),
          note: (
            <>
              {metresTo && <b>直線で約{(metresTo(shop) / 1000).toFixed(1)}km </b>}
              <Sentences text={shop.access ?? shop.address} />
              {shop.tenpoNo === chosen && (
                <span className={styles.more}>
                  <ShopLines shop={shop} />
                </span>
              )}
            </>
          ),
        }))}
      />
    </div>
  )
}

const Front = ({ url }: { url: string }) => (
  <Picture photo={{ url, width: 1000, height: 667 }} alt="" ratio="1:1" sizes="150px" />
)

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
