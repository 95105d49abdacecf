import type { FormStep } from '../form-page/form-plan.ts'

/** In a file of its own, because the page behind the form shows the steps without its code. */
export const steps = [
  { label: '店舗', groups: [{ fields: ['bukken_no', 'tenpo_no', 'method'] }] },
  { label: '日時', groups: [{ fields: ['date1', 'time1', 'date2', 'time2', 'syain_no'] }] },
  {
    label: 'お客様情報',
    groups: [
      {
        fields: [
          ...(['ninzu', 'with_children', 'name', 'name_kana', 'email', 'tel', 'body'] as const),
          'agree_privacy',
        ],
      },
    ],
  },
] as const satisfies readonly FormStep[]
