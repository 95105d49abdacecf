/** The year before the first of each era, by its name and its letter. */
const ERAS: Readonly<Record<string, number>> = {
  ...{ 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 },
  ...{ M: 1867, T: 1911, S: 1925, H: 1988, R: 2018 },
}

const ERA_YEAR = /^(明治|大正|昭和|平成|令和|[MTSHR])\s*(元|\d{1,2})(?!\d)/i

/** `平成20年3月` and `H20.3`, in half width, as `2008年3月` and `2008.3`; other texts as they are. */
export const withWesternYear = (text: string): string =>
  text.replace(ERA_YEAR, (_, era: string, year: string) =>
    String((ERAS[era.toUpperCase()] ?? 0) + (year === '元' ? 1 : Number(year))),
  )
