/** The folders of favourites (DOMAIN §5.1), in the order of a decision. */
export const GROUPS: readonly string[] = ['候補', '内見済', '保留']
