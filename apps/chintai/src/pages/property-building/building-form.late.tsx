import type { Choice } from '@sumai/domain/forms/field'
import { ChipsField } from '@sumai/forms/chips-field'
import { EITHER } from '@sumai/forms/either-contact'
import { formAction } from '@sumai/forms/form-action'
import { FormPage } from '@sumai/forms/form-route'
import { toFormShop } from '@sumai/forms/form-shop'
import { openForm, prefilled } from '@sumai/forms/open-form'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from '@sumai/platform'
import { paths } from '../../paths.ts'
import { BuildingPart } from './building-part.tsx'
import { plan } from './building-plan.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const tmNo = searchParams.get('tm_no') ?? ''
  if (!/^\d{8}$/.test(tmNo)) throw redirect(paths.buildings)
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const [opened, answer] = await Promise.all([
    openForm({ context }),
    extra(api.chintai.tatemono(tmNo, options)),
  ])
  const building = answer?.tatemono
  const tenpoNo = [...new Set(building?.rooms.map((room) => room.tenpoNo))]
  const shops = tenpoNo.length > 0 ? await extra(api.shops.list({ tenpoNo }, options)) : []
  return {
    opened,
    start: prefilled(plan, {
      tm_no: tmNo,
      // The building has no free room, so the visitor wants to be told of the next one.
      notify_vacancy: building?.emptyCount === 0,
    }),
    shops: (shops ?? []).map(toFormShop),
    building: building && {
      name: building.tmName ?? building.addressDisp,
      address: building.addressDisp,
      photos: building.photos.slice(0, 1),
      emptyCount: building.emptyCount,
      layouts: building.pastMadoriLabel,
    },
  }
}

export const action = formAction(plan)
export type BuildingData = Awaited<ReturnType<typeof loader>>

const PARTS = { tm_no: BuildingPart, wish_madori: () => <ChipsField name="wish_madori" /> }

export function Component() {
  const { opened, start, shops, building } = useLoaderData<typeof loader>()
  return (
    <FormPage
      {...{ plan, opened, start }}
      heading="建物のお問い合わせ"
      lead="入力は2分ほどで終わります。送信の前に、内容を確認できます。"
      facts={{ shops }}
      parts={PARTS}
      choices={building ? layoutsOf(building.layouts) : {}}
      views={{
        ...EITHER,
        body: { placeholder: '例：2階以上の部屋が空いたら知らせてほしい。' },
      }}
      words={{ tm_no: (value) => building?.name ?? value }}
    />
  )
}

/** Those that the building has; all where it has none of them, as 5K以上 names no layout. */
function layoutsOf(labels: readonly string[]): { wish_madori?: Choice[] } {
  const all = plan.form.fields.wish_madori?.choices ?? []
  const own = all.filter(({ label }) => labels.includes(label))
  return own.length > 0 ? { wish_madori: own } : {}
}
