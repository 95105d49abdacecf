import { suggestions } from '@sumai/search/suggestions'

/** Cities, stations and buildings for words being typed; asked by the fields for them alone. */
export const loader = suggestions(async (api, query, options) => {
  const { names } = await api.chintai.names(query, options)
  return names.map(({ tmName }) => tmName)
})
