import { choiceField } from './choice-fields.ts'

/** Preferred time of moving in. */
export const moveInField = (options: { label: string; required?: boolean }) =>
  choiceField('select', {
    ...options,
    choices: [
      { value: 'soon', label: 'すぐに' },
      { value: '1m', label: '1か月以内' },
      { value: '3m', label: '3か月以内' },
      { value: '6m', label: '半年以内' },
      { value: 'undecided', label: '未定' },
    ],
  })
