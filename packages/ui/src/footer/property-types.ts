/** The types of property in the footer of the sales site: links to the search by the `bukken_type` query. */
const TYPES = [
  ['中古マンション', 'hanbai_mansion'],
  ['中古一戸建て', 'hanbai_chuko'],
  ['新築一戸建て', 'hanbai_shinchiku'],
  ['新築分譲住宅', 'tateuri'],
  ['土地', 'hanbai_tochi'],
] as const

export const PROPERTY_TYPES = TYPES.map(([name, type]) => ({
  name,
  slug: `/baibai/search?bukken_type=${type}`,
}))
