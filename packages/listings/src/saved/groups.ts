/** The folders of favourites, in the order of a decision. */
export const GROUPS: readonly string[] = ['候補', '内見済', '保留']
