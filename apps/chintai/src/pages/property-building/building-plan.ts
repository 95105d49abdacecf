import { propertyBuildingForm } from '@sumai/domain/forms/property-building'
import { formPlan } from '@sumai/forms/form-plan'
import { paths } from '../../paths.ts'

export const plan = formPlan({
  form: propertyBuildingForm,
  site: 'chintai',
  path: paths.buildingForm,
  thanks: paths.buildingThanks,
  privacy: paths.privacy,
  steps: [
    {
      label: '入力',
      groups: [
        { fields: ['tm_no'] },
        { heading: 'ご用件', fields: ['wish_madori', 'notify_vacancy', 'body'] },
        {
          heading: 'お客様について',
          fields: ['name', 'name_kana', 'contact_method', 'email', 'tel', 'agree_privacy'],
        },
      ],
    },
  ],
})
