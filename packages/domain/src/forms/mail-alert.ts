import * as z from 'zod/mini'
import { addressOfSearch, searchAt } from '../search-url/search-at.ts'
import { privacyField } from './checkbox-fields.ts'
import { choiceField } from './choice-fields.ts'
import { type FormField, toText } from './field.ts'
import { defineForm } from './form.ts'
import { message } from './messages.ts'
import { emailField, honeypotField, nameField } from './text-fields.ts'

/** The address of a search; whatever is none is refused. */
function searchField(label: string): FormField<string> {
  return {
    label,
    control: 'hidden',
    isRequired: true,
    fold: (raw) => {
      const search = searchAt(toText(raw))
      return search ? addressOfSearch(search) : ''
    },
    schema: z
      .string()
      .check(
        z.refine((address) => address !== '', { error: message('required_select', { label }) }),
      ),
  }
}

/**
 * /mail-alert, /baibai/mail-alert: new homes of a search, by mail; a mail confirms it (double
 * opt-in).
 */
export const mailAlertForm = defineForm({
  name: 'mail-alert',
  inquiryType: 'mailmagazine',
  fields: {
    search: searchField('検索条件'),
    frequency: choiceField('radio', {
      label: '配信のタイミング',
      required: true,
      choices: [
        { value: 'daily', label: '1日1回（朝8時）' },
        { value: 'now', label: '公開されたらすぐ' },
      ],
    }),
    email: emailField({ label: 'メールアドレス', required: true }),
    name: nameField({ label: 'お名前' }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
})
