import { requestForm } from '@sumai/domain/forms/request'
import { formPlan } from '@sumai/forms/form-plan'
import { paths } from '../../paths.ts'
import { conditionsOf } from './conditions.ts'

export const plan = formPlan({
  form: requestForm,
  site: 'chintai',
  path: paths.request,
  thanks: paths.requestThanks,
  privacy: paths.privacy,
  steps: [
    {
      label: '条件',
      groups: [
        { heading: '場所', fields: ['city_code', 'eki_code', 'shisetu_no', 'toho'] },
        {
          heading: 'お部屋と賃料',
          fields: [
            ...(['bukken_type', 'madori', 'hy_yachin_min', 'hy_yachin_max'] as const),
            ...(['senyu_men_min', 'chiku_year', 'parking'] as const),
          ],
        },
        { heading: 'こだわり', fields: ['setsubijoken', 'nyukyo_ninzu', 'move_in'] },
      ],
    },
    {
      label: 'お客様情報',
      groups: [
        {
          fields: [
            ...(['name', 'name_kana', 'email', 'tel', 'contact_method', 'tenpo_no'] as const),
            ...(['body', 'agree_privacy'] as const),
          ],
        },
      ],
    },
  ],
  remember: (values) => ({ conditions: conditionsOf(values).toString() }),
})
