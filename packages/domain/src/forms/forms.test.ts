import { describe, expect, test } from '@jest/globals'
import master from '../master/forms.json' with { type: 'json' }
import type { AnyField } from './form.ts'
import { FORMS, formByName } from './forms.ts'

/** Controls that the specification writes with brackets. */
const CONTROL: Record<string, AnyField['control']> = {
  'checkbox[]': 'checkboxes',
  'hidden[]': 'hiddens',
  'date+time[]': 'visits',
}

test('are the eight of the specification, and the alerts', () => {
  const specified = master.forms.map(({ form }) => form)
  expect(FORMS.map(({ name }) => name)).toEqual([...specified, 'mail-alert'])
})

describe.each(master.forms)('the form $form', ({ form: name, inquiry_type, fields }) => {
  const form = formByName(name)

  test('has the fields of the specification, in their order', () => {
    const own = Object.entries(form?.fields ?? {}).map(([key, field]) => ({
      name: key,
      label: field.label,
      type: field.control,
      required: field.isRequired,
    }))
    const spec = fields.map(({ rules: _, options: __, type, ...field }) => ({
      ...field,
      type: CONTROL[type] ?? type,
    }))
    expect(own).toEqual(spec)
    expect(form?.inquiryType).toBe(inquiry_type)
  })

  test('offers its options', () => {
    for (const { name: key, options } of fields) {
      if (!options) continue
      const own = form?.fields[key]?.choices?.map(
        ({ value, label, site }) => `${value}:${label}${site === 'baibai' ? '（売買のみ）' : ''}`,
      )
      expect(own).toEqual(options)
    }
  })
})
