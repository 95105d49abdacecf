import { mailMagazineForm } from '@sumai/domain/forms/mail-magazine'
import { formPlan } from '@sumai/forms/form-plan'
import { paths } from '../../paths.ts'

export const plan = formPlan({
  form: mailMagazineForm,
  site: 'baibai',
  path: paths.mailMagazine,
  thanks: paths.mailMagazineThanks,
  privacy: paths.privacy,
  steps: [
    {
      label: '入力',
      groups: [
        {
          fields: [
            ...(['mode', 'email', 'name', 'bukken_type', 'city_code', 'kakaku_min'] as const),
            ...(['kakaku_max', 'agree_privacy'] as const),
          ],
        },
      ],
    },
  ],
  remember: ({ mode }) => ({ mode }),
})
