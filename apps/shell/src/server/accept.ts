/** Whether a header such as `br;q=0.8, gzip` takes one of these values; `q=0` refuses. */
export function takes(header: string, ...values: string[]): boolean {
  return header.split(',').some((item) => {
    const [value = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    return values.includes(value) && !parameters.some((it) => /^q=0(\.0*)?$/.test(it))
  })
}

/** Whether an Accept header takes pages; none takes everything. */
export const takesHtml = (accept: string | undefined): boolean =>
  !accept || takes(accept, 'text/html', 'text/*', '*/*', 'application/xhtml+xml')
