/** By line_code. Listings have only the code, but an advertisement must name the line. */
const LINE_NAMES: Readonly<Record<string, string>> = {
  '1001': '西鉄天神大牟田線',
  '1002': 'JR鹿児島本線',
  '1003': '福岡市地下鉄空港線',
  '1004': 'JR長崎本線',
}

/** '' for a line that does not exist. */
export const lineName = (lineCode: string): string => LINE_NAMES[lineCode] ?? ''
