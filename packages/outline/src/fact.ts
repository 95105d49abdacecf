/** A fact that an advertisement states; several texts go below each other, '' leaves it out. */
export type Fact = { label: string; value: string | readonly string[] }
