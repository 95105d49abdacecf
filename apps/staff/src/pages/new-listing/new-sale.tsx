import { options } from '@sumai/domain/codes'
import { staffApi } from '../../api/api.ts'
import type { Values } from '../../editor/values.ts'
import type { Keyed } from '../../retry/once.ts'
import { useSession } from '../../session/use-session.ts'
import { placeOf } from '../listing/place/place-of.ts'
import { SALE_FIELDS } from './new-fields.ts'
import { NewForm } from './new-form.tsx'
import styles from './new-listing.module.css'

type Shubetu = { code: number; default_bukken_type: string }

/** The usual 種目 of a kind. */
const shubetuOf = (kind: unknown) =>
  (options('shubetu_baibai') as unknown as Shubetu[]).find(
    ({ default_bukken_type }) => default_bukken_type === kind,
  )?.code ?? 201

const LAND = 'hanbai_tochi'

/** 更地 of land, 空家 of a house: both are what a new listing mostly is. */
const genkyoOf = (kind: unknown) => (kind === LAND ? 1 : 2)

const FIRST = { bukkenType: 'hanbai_mansion', torihikiTaiyo: 7, hikiwatashiJiki: 2 }

/** A property for sale, placed by its address. */
export function NewSale() {
  const { tenpoNo } = useSession().staff

  async function create(values: Values, key: Keyed) {
    const { bukkenType, name } = values
    const isInvestment = String(bukkenType).startsWith('toushi_')
    const body = {
      ...{ kakakuZeiKbn: 1, genkyo: genkyoOf(bukkenType), shubetu: shubetuOf(bukkenType) },
      ...values,
      ...(await placeOf(String(values.addressDisp ?? ''))),
      ...(isInvestment && { toushiBukkenType: bukkenType, bukkenKbn: 'ittou' }),
      title: name,
      tenpoNo,
    }
    const { room } = await staffApi.baibai.createRoom(body as never, key)
    return { kind: 'baibai', no: room.bukkenNo } as const
  }
  return (
    <NewForm
      draft="new-home:baibai"
      kind="baibai"
      fields={SALE_FIELDS}
      first={FIRST}
      submit="下書きを作る"
      create={create}
    >
      <p className={styles.about}>所在地から地図の位置と最寄り駅を求めます。番地は公開しません。</p>
    </NewForm>
  )
}
