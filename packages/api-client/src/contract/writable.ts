import { z } from 'zod'

type Writable<Shape, Computed extends PropertyKey> = {
  [Key in keyof Shape as Key extends `${string}_label` | Computed ? never : Key]: Shape[Key]
}

/**
 * The fields of an answer that a body may set: all but labels and what the API computes.
 * A body may carry those too, so that an answer can be changed and sent back; they are ignored.
 */
export function writable<Shape extends z.ZodRawShape, const Computed extends keyof Shape & string>(
  answer: z.ZodObject<Shape>,
  ...computed: Computed[]
) {
  const ignored: ReadonlySet<string> = new Set(computed)
  const fields = Object.entries(answer.shape).filter(
    ([name]) => !name.endsWith('_label') && !ignored.has(name),
  )
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodObject<Writable<Shape, Computed>>
}

/** The version that was read: a change of an older one is refused with 409. Or as `If-Match`. */
export const changed = { version: z.int().min(1).optional().describe('読み込んだときの版') }

/** Text that must say something. */
export const filled = (max: number) => z.string().trim().min(1).max(max)
export const textOrNull = (max: number) => z.string().max(max).nullable()
export const texts = (count: number, max: number) => z.array(filled(max)).max(count)

/** A picture that this API serves: no part of its path begins with a point. */
export const picture = z
  .string()
  .max(200)
  .regex(/^\/media\/[\w-]+(\/[\w,-]+(\.[\w,-]+)*)*$/)

/** A path of the site or an https address, never a script (`javascript:`). */
export const link = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]*$/)

/** What a numeric column of `digits` digits holds, two of them decimals. */
export const amount = (digits: number) =>
  z
    .number()
    .min(0)
    .lt(10 ** (digits - 2))
/** What a smallint column holds; no field goes below -99. */
export const small = z.int().min(-99).max(32_767)
