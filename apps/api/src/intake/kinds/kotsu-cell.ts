import { z } from 'zod'

/** A schema whose `kotsu` may also be written as people do: place/access.ts. */
export const withoutWays = <Schema extends z.ZodObject<{ kotsu: z.ZodType }>>(schema: Schema) =>
  schema.extend({ kotsu: z.union([z.string().max(300), schema.shape.kotsu]).optional() })
