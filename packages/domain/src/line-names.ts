/** By line_code. Listings have only the code, but an advertisement must name the line. */
const LINE_NAMES: Readonly<Record<string, string>> = {
  '1001': '西鉄天神大牟田線',
  '1002': 'JR鹿児島本線',
  '1003': '福岡市地下鉄空港線',
  '1004': 'JR長崎本線',
  '1005': '山陽新幹線',
  '1006': '九州新幹線',
  '1007': 'JR博多南線',
  '1008': 'JR篠栗線',
  '1009': 'JR筑肥線',
  '1010': 'JR筑豊本線',
  '1011': 'JR久大本線',
  '1012': 'JR香椎線',
  '1013': 'JR唐津線',
  '1014': '西鉄太宰府線',
  '1015': '西鉄甘木線',
  '1016': '西鉄貝塚線',
  '1017': '甘木鉄道甘木線',
  '1018': '福岡市地下鉄箱崎線',
  '1019': '福岡市地下鉄七隈線',
}

/** '' for a line that does not exist. */
export const lineName = (lineCode: string): string => LINE_NAMES[lineCode] ?? ''

/** The four lines that footers and top pages name; searching by station offers all of them. */
export const MAIN_LINES: readonly string[] = ['1001', '1002', '1003', '1004']
