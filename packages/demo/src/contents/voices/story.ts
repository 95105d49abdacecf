/** What a customer tells: why, how we helped, how it went. `{city}` is where it was. */
export type Story = {
  title: string
  motive: string
  service: string
  result: string
  /** What the shop answers to this one. */
  reply: string
  /** What was bought or sold. */
  home?: string
  /** What it is about; otherwise the town is drawn. */
  picture?: string
}
