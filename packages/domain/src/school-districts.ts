/** School districts by the conditions that ask for them. */
export const DISTRICTS = { shogakko_no: '小学校区', chugakko_no: '中学校区' } as const

export type SchoolLevel = keyof typeof DISTRICTS
export const LEVELS = Object.keys(DISTRICTS) as SchoolLevel[]
