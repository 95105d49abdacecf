import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { useLoaderData } from '@sumai/platform'
import { Callout } from '@sumai/ui/callout'
import { Facts } from '@sumai/ui/facts'
import { Field } from '@sumai/ui/field'
import { GroupedSelect } from '@sumai/ui/grouped-select'
import { useFormContext } from '../form-page/form-context.ts'
import type { ReservationData } from './reservation-data.ts'
import styles from './shop-part.module.css'
import { useShopInAddress } from './use-shop-in-address.ts'

const NAME = 'tenpo_no'

/** The choice of a shop, with its hours and address below. */
export function ShopPart() {
  const { shops } = useLoaderData() as ReservationData
  const { form, values, current, errorOf } = useFormContext()
  const tenpoNo = String(current[NAME] ?? '')
  useShopInAddress(tenpoNo)
  if (shops.length === 0) {
    return (
      <Callout tone="warn">
        <input type="hidden" name={NAME} value={String(values[NAME] ?? '')} />
        <p>
          ただいまこのページでは店舗をお選びいただけません。ご予約はお電話で承ります。
          <br />
          <a href={telHref(BRAND.tel)}>{BRAND.tel}</a>（{BRAND.telHours}）
        </p>
      </Callout>
    )
  }
  const areas = Map.groupBy(shops, ({ areaNoLabel }) => areaNoLabel)
  const shop = shops.find((one) => one.tenpoNo === tenpoNo)
  return (
    <div className={styles.part}>
      <Field name={NAME} label={form.fields[NAME]?.label ?? ''} required error={errorOf(NAME)}>
        <GroupedSelect
          empty="選択してください"
          defaultValue={String(values[NAME] ?? '')}
          groups={[...areas].map(([label, members]) => ({
            label,
            choices: members.map((one) => ({ value: one.tenpoNo, label: one.tenpoName })),
          }))}
        />
      </Field>
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
