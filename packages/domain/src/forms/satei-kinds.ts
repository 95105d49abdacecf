/** What can be valued (`satei_bukken`), in the order in which it is offered. */
export const SATEI_KINDS = [
  { value: 'mansion', label: 'マンション' },
  { value: 'kodate', label: '一戸建て' },
  { value: 'tochi', label: '土地' },
  { value: 'ittou', label: '一棟マンション・アパート' },
  { value: 'other', label: 'その他' },
]
