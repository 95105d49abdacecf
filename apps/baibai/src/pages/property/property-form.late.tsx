import { formAction } from '@sumai/forms/form-action'
import { PropertyPage, propertyData } from '@sumai/forms/property-page'
import { propertyPlan } from '@sumai/forms/property-plan'
import { saleTarget } from '@sumai/forms/sale-target'
import { apiContext, type LoaderFunctionArgs } from '@sumai/platform'
import { paths } from '../../paths.ts'

const plan = propertyPlan({
  site: 'baibai',
  path: paths.propertyForm,
  thanks: paths.propertyThanks,
  privacy: paths.privacy,
})

export const loader = (args: LoaderFunctionArgs) =>
  propertyData(args, plan, async (bukkenNo, options) => {
    const api = args.context.get(apiContext)
    const { rooms } = await api.baibai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => saleTarget(room, paths.room(room)))
  })

export const action = formAction(plan)

export const Component = () => (
  <PropertyPage
    plan={plan}
    heading="物件お問い合わせ（売買）"
    search={paths.search}
    favourites={paths.favourites}
  />
)
