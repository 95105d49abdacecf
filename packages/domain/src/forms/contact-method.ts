import { choiceField } from './choice-fields.ts'
import { message } from './messages.ts'

/** How the agency should answer; the same question in four forms. */
export const contactMethodField = () =>
  choiceField('radio', {
    label: 'ご希望の連絡方法',
    required: true,
    choices: [
      { value: 'email', label: 'メール' },
      { value: 'tel', label: '電話' },
      { value: 'line', label: 'どちらでも' },
    ],
  })

export const contactTimeField = () =>
  choiceField('select', {
    label: 'ご連絡のつきやすい時間帯',
    choices: [
      { value: 'any', label: 'いつでも' },
      { value: 'am', label: '午前中' },
      { value: 'noon', label: '12〜15時' },
      { value: 'evening', label: '15〜18時' },
      { value: 'night', label: '18時以降' },
    ],
  })

type Reach = { email: string; tel: string; contact_method: string }

/** A call needs a telephone number. */
export const telForMethod = ({ tel, contact_method }: Omit<Reach, 'email'>): { tel?: string } =>
  contact_method === 'tel' && tel === '' ? { tel: message('tel_required_by_method') } : {}

/** Telephone or e-mail is required, and the telephone when a call is wanted. */
export function reachErrors(reach: Reach): { tel?: string; email?: string } {
  const withoutTel = telForMethod(reach)
  if (withoutTel.tel || reach.tel !== '' || reach.email !== '') return withoutTel
  return { email: message('tel_or_email') }
}
