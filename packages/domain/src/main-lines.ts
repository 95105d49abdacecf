/** The four lines that footers and top pages name; searching by station offers all of them. */
export const MAIN_LINES: readonly string[] = ['1001', '1002', '1003', '1004']
