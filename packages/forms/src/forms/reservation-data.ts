import type { Api, CallOptions } from '@sumai/api-client'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { apiContext, extraContext, type LoaderFunctionArgs } from '@sumai/platform'
import type { FormPlan } from '../form-page/form-plan.ts'
import { toFormShop } from '../form-page/form-shop.ts'
import { openForm, prefilled } from '../form-page/open-form.ts'
import { bukkenNumbers } from './form-target.ts'
import { type TargetsOf, targetsData } from './targets-data.ts'

/** `null` while no shop is chosen, or when the API does not answer. */
export type Slots = Awaited<ReturnType<Api['inquiry']['slots']>>['inquirySlots'] | null

type OfShop = { tenpoNo: string }

export type ReservationData = Awaited<ReturnType<typeof reservationData>>

/**
 * For the loader of the reservation. The address names the shop, or the listings whose shop it is,
 * and may name a slot that was chosen on the page of a listing or shop.
 */
export async function reservationData(
  args: LoaderFunctionArgs,
  plan: FormPlan,
  targetsOf: TargetsOf,
) {
  const { context, request } = args
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('tenpo_no') ?? ''
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const read = (tenpoNo: string) =>
    /^\d{3}$/.test(tenpoNo) ? extra(slotsAndStaffs(api, tenpoNo, options)) : null
  const [opened, about, shops, ofAsked] = await Promise.all([
    openForm(args),
    targetsData(args, bukkenNumbers(request), targetsOf),
    extra(api.shops.list({ cbFlg: SHOP_KIND[plan.site] }, options)),
    read(asked),
  ])
  const tenpoNo = asked || shopOf(about.targets, shops ?? [])
  const ofShop = tenpoNo === asked ? ofAsked : await read(tenpoNo)
  const hour = hourAsked(searchParams, ofShop?.slots ?? null)
  return {
    ...about,
    opened,
    startAt: hour.time1 === undefined ? 0 : 1,
    shops: (shops ?? []).map(toFormShop),
    slots: ofShop?.slots ?? null,
    staffs: ofShop?.staffs ?? [],
    start: prefilled(plan, {
      tenpo_no: tenpoNo,
      syain_no: searchParams.get('syain_no'),
      bukken_no: about.numbers,
      ...hour,
    }),
  }
}

/** The shop of the listings that a visitor wants to see; '' when they have several. */
function shopOf(targets: readonly OfShop[], shops: readonly OfShop[]): string {
  const [first, ...others] = targets
  const isOfAll = others.every(({ tenpoNo }) => tenpoNo === first?.tenpoNo)
  const shop = shops.find(({ tenpoNo }) => isOfAll && tenpoNo === first?.tenpoNo)
  return shop?.tenpoNo ?? ''
}

/** `date1` and `time1` of the address, if the day can be booked and the slot is free. */
function hourAsked(asked: URLSearchParams, slots: Slots) {
  const day = slots?.days.find(({ date }) => date === asked.get('date1'))
  const slot = day?.slots.find(({ time, isFull }) => time === asked.get('time1') && !isFull)
  return { date1: day?.date, time1: slot?.time }
}

async function slotsAndStaffs(api: Api, tenpoNo: string, options: CallOptions) {
  const [{ inquirySlots: slots }, { staffs }] = await Promise.all([
    api.inquiry.slots({ tenpoNo }, options),
    api.staffs.list({ tenpoNo }, options),
  ])
  return {
    slots,
    staffs: staffs.map(({ syainNo, name, yakushoku }) => ({
      syainNo,
      tenpoNo,
      label: yakushoku ? `${name}（${yakushoku}）` : name,
    })),
  }
}
