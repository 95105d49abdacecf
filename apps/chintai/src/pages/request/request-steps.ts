import type { FormStep } from '@sumai/forms/form-plan'

/** In a file of its own, because the page behind the form shows the steps without its code. */
export const steps = [
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
      { heading: '設備とご入居の予定', fields: ['setsubijoken', 'nyukyo_ninzu', 'move_in'] },
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
] as const satisfies readonly FormStep[]
