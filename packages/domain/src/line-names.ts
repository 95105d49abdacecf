/**
 * In the order of line_code, from 1001 on. Listings have only the code, but an advertisement must
 * name the line.
 */
const LINE_NAMES = (
  '西鉄天神大牟田線 JR鹿児島本線 福岡市地下鉄空港線 JR長崎本線 山陽新幹線 九州新幹線 ' +
  'JR博多南線 JR篠栗線 JR筑肥線 JR筑豊本線 JR久大本線 JR香椎線 JR唐津線 ' +
  '西鉄太宰府線 西鉄甘木線 西鉄貝塚線 甘木鉄道甘木線 福岡市地下鉄箱崎線 福岡市地下鉄七隈線'
).split(' ')

/** '' for a line that does not exist. */
export const lineName = (lineCode: string): string => LINE_NAMES[Number(lineCode) - 1001] ?? ''
