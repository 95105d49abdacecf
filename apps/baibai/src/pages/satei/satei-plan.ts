import { sateiForm } from '@sumai/domain/forms/satei'
import { formPlan } from '@sumai/forms/form-plan'
import { paths } from '../../paths.ts'

export const plan = formPlan({
  form: sateiForm,
  site: 'baibai',
  path: paths.satei,
  thanks: paths.sateiThanks,
  privacy: paths.privacy,
  steps: [
    { label: '種別', groups: [{ fields: ['satei_bukken', 'satei_method'] }] },
    {
      label: '物件',
      groups: [
        {
          fields: [
            ...(['zip', 'city_code', 'address', 'mansion_name', 'room_no', 'tochi_men'] as const),
            ...(['tatemono_men', 'madori', 'chiku_ym'] as const),
          ],
        },
      ],
    },
    {
      label: 'ご状況',
      groups: [{ fields: ['genkyo', 'relation', 'reason', 'when', 'loan_zandaka'] }],
    },
    {
      label: 'お客様',
      groups: [
        {
          fields: [
            ...(['name', 'name_kana', 'email', 'tel', 'contact_method', 'contact_time'] as const),
            ...(['tenpo_no', 'body', 'agree_privacy'] as const),
          ],
        },
      ],
    },
  ],
})
