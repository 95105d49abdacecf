import type { FormStep } from '@sumai/forms/form-plan'

/** In a file of its own, because the page behind the form shows the steps without its code. */
export const steps = [
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
] as const satisfies readonly FormStep[]
