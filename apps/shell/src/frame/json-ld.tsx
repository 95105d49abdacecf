/** Structured data. `<` is escaped, so that no text of a listing can end the block. */
export function JsonLd({ value }: { value: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...value })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  )
}
