import { z } from 'zod'

type Twin<Name extends string, Code extends z.ZodType, Label extends z.ZodType> = {
  [Key in Name]: Code
} & { [Key in `${Name}_label`]: Label }

function twin<Name extends string, Code extends z.ZodType, Label extends z.ZodType>(
  name: Name,
  title: string,
  code: Code,
  label: Label,
) {
  return {
    [name]: code.describe(title),
    [`${name}_label`]: label.describe(`${title}（表示名）`),
  } as Twin<Name, Code, Label>
}

/**
 * A code with its read-only `*_label` twin, to be spread into an object: `...coded('muki', '向き')`.
 * The codes and labels are those of the tables in packages/domain.
 */
export const coded = <Name extends string>(name: Name, title: string) =>
  twin(name, title, z.int(), z.string())

export const codedOrNull = <Name extends string>(name: Name, title: string) =>
  twin(name, title, z.int().nullable(), z.string().nullable())

/** Several codes; the labels stand in the same order. */
export const codedList = <Name extends string>(name: Name, title: string) =>
  twin(name, title, z.array(z.int()), z.array(z.string()))

/** A code that is a word, such as `boshu_status`. */
export const named = <Name extends string, Words extends z.ZodType>(
  name: Name,
  title: string,
  words: Words,
) => twin(name, title, words, z.string())

export const namedOrNull = <Name extends string, Words extends z.ZodType>(
  name: Name,
  title: string,
  words: Words,
) => twin(name, title, words.nullable(), z.string().nullable())
