import { type Api, isApiError } from '@sumai/api-client'
import type { Facts } from '@sumai/domain/forms/facts'
import { reservationForm } from '@sumai/domain/forms/reservation'
import { type FormPlace, formPlan } from '../form-page/form-plan.ts'
import { steps } from './reservation-steps.ts'

/** 来店予約 of both sites. */
export const reservationPlan = (place: FormPlace) =>
  formPlan({
    ...place,
    form: reservationForm,
    steps,
    defaults: { method: 'visit', ninzu: 1 },
    facts: (api, { tenpo_no }, signal) => factsOf(api, tenpo_no, signal),
    remember: ({ date1, time1, method }) => ({ date: date1, time: time1, method }),
  })

/** Only the shop: the API checks whether a slot is still free when it is booked. */
async function factsOf(api: Api, tenpoNo: string, signal: AbortSignal): Promise<Facts> {
  if (tenpoNo === '') return { shops: [] }
  try {
    const { shop } = await api.shops.get(tenpoNo, { signal })
    return { shops: [shop] }
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { shops: [] }
    throw error
  }
}
