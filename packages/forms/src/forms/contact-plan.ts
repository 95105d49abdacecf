import { contactForm } from '@sumai/domain/forms/contact'
import { inWordsOf } from '@sumai/domain/forms/sale-words'
import { type FormPlace, formPlan } from '../form-page/form-plan.ts'

/** お問い合わせ of both sites. */
export const contactPlan = (place: FormPlace) =>
  formPlan({
    ...place,
    form: inWordsOf(place.site, contactForm),
    steps: [
      {
        label: '入力',
        groups: [
          { heading: 'お問い合わせの内容', fields: ['category', 'body', 'tenpo_no'] },
          {
            heading: 'お客様について',
            fields: ['name', 'name_kana', 'email', 'email_confirm', 'tel', 'agree_privacy'],
          },
        ],
      },
    ],
  })
