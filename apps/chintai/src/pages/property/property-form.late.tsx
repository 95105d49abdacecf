import { formAction } from '@sumai/forms/form-action'
import { PropertyPage, propertyData } from '@sumai/forms/property-page'
import { propertyPlan } from '@sumai/forms/property-plan'
import { rentalTarget } from '@sumai/forms/rental-target'
import { apiContext, type LoaderFunctionArgs } from '@sumai/platform'
import { paths } from '../../paths.ts'

const plan = propertyPlan({
  site: 'chintai',
  path: paths.propertyForm,
  thanks: paths.propertyThanks,
  privacy: paths.privacy,
})

export const loader = (args: LoaderFunctionArgs) =>
  propertyData(args, plan, async (bukkenNo, options) => {
    const api = args.context.get(apiContext)
    const { rooms } = await api.chintai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => rentalTarget(room, paths.room(room)))
  })

export const action = formAction(plan)

export const Component = () => (
  <PropertyPage
    plan={plan}
    heading="物件お問い合わせ"
    search={paths.search}
    favourites={paths.favourites}
  />
)
