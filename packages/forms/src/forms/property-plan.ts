import { propertyForm } from '@sumai/domain/forms/property'
import { inWordsOf } from '@sumai/domain/forms/sale-words'
import { type FormPlace, formPlan } from '../form-page/form-plan.ts'

/** 物件お問い合わせ of both sites. */
export const propertyPlan = (place: FormPlace) =>
  formPlan({
    ...place,
    form: inWordsOf(place.site, propertyForm),
    // The buttons that lead here say 空室を確認.
    defaults: { purposes: ['availability'] },
    steps: [
      {
        label: '入力',
        groups: [
          { fields: ['bukken_no'] },
          { heading: 'ご用件', fields: ['purposes', 'visit_dates', 'move_in', 'body'] },
          {
            heading: 'お客様について',
            fields: [
              ...['name', 'name_kana', 'contact_method', 'email', 'tel', 'contact_time'],
              'agree_privacy',
            ] as const,
          },
        ],
      },
    ],
    remember: ({ bukken_no }) => ({ bukken_no: bukken_no[0] ?? '' }),
  })
