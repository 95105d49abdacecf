import { suggestions } from '@sumai/search/suggestions'

/** Cities, stations and listings for words being typed; asked by the fields for them alone. */
export const loader = suggestions(async (api, query, options) => {
  const { names } = await api.baibai.names(query, options)
  return names.map(({ name }) => name)
})
