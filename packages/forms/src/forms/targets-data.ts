import type { Api, CallOptions } from '@sumai/api-client'
import { apiContext, extraContext, type LoaderFunctionArgs } from '@sumai/platform'
import { toFormShop } from '../form-page/form-shop.ts'
import type { FormTarget } from './form-target.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>
export type TargetsOf = (api: Api, numbers: string[], options: CallOptions) => Promise<FormTarget[]>

/** The code that asks for the listings of a site; `to` is the page of each. */
export type TargetsModule<Room> = { targetsOf: (to: (room: Room) => string) => TargetsOf }

/** The listings that a form is about, and their shops. */
export type TargetsData = Awaited<ReturnType<typeof targetsData>>

/**
 * Listings that are no longer on offer are left out, and the page says so. When the API does not
 * answer, the form keeps their numbers and its values.
 */
export async function targetsData(
  { context, request }: Args,
  numbers: string[],
  targetsOf: TargetsOf,
) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const extra = context.get(extraContext)
  const targets = numbers.length === 0 ? [] : await extra(targetsOf(api, numbers, options))
  if (!targets) return { numbers, targets: [], shops: [], hasGone: false }

  const found = numbers.flatMap(
    (number) => targets.find(({ bukkenNo }) => bukkenNo === number) ?? [],
  )
  const tenpoNo = [...new Set(found.map((target) => target.tenpoNo))]
  const shops = found.length === 0 ? [] : await extra(api.shops.list({ tenpoNo }, options))
  return {
    numbers: found.map(({ bukkenNo }) => bukkenNo),
    targets: found,
    shops: (shops ?? []).map(toFormShop),
    hasGone: found.length < numbers.length,
  }
}
