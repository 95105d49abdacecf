import { captionOf, exterior, type Shot } from './pictures.ts'

/** A facade, the storeys it shows and the ages (years) it may pass for. */
export type Facade = { url: string; floors: number; ages: readonly [number, number] }

const facade = (name: string, floors: number, from = 0, to = 60): Facade => ({
  url: exterior(name),
  floors,
  ages: [from, to],
})

export const FACADES = {
  mansion: [
    facade('mansion-1', 8, 5, 30),
    facade('mansion-2', 14, 3, 25),
    facade('mansion-3', 5, 5, 40),
    facade('mansion-4', 3, 0, 20),
    facade('mansion-5', 10, 0, 15),
    facade('mansion-6', 6, 10, 45),
    facade('mansion-7', 12, 0, 12),
    facade('mansion-8', 4, 2, 25),
    facade('mansion-9', 7, 5, 35),
    facade('mansion-10', 9, 8, 40),
    facade('mansion-11', 14, 0, 15),
    facade('mansion-12', 5, 18, 60),
    facade('mansion-13', 8, 12, 50),
    facade('mansion-14', 3, 0, 18),
  ],
  apartment: [
    facade('apato-1', 2, 0, 5),
    facade('apato-2', 2, 12, 35),
    facade('apato-3', 2, 28, 60),
    facade('apato-4', 2, 0, 6),
    facade('apato-5', 2, 6, 30),
    facade('apato-6', 2, 15, 45),
    facade('apato-7', 2, 0, 8),
    facade('apato-8', 2, 6, 28),
    facade('apato-9', 2, 8, 30),
    facade('apato-10', 2, 10, 35),
    facade('apato-11', 2, 5, 25),
  ],
  kodate: [
    facade('kodate-new-1', 2, 0, 8),
    facade('kodate-new-2', 2, 0, 8),
    facade('kodate-modern', 2, 0, 12),
    facade('kodate-old', 2, 30, 60),
    facade('kodate-5', 2, 2, 20),
    facade('kodate-6', 2, 8, 35),
    facade('kodate-7', 2, 0, 12),
    facade('kodate-8', 2, 0, 15),
    facade('kodate-9', 2, 15, 45),
    facade('kodate-10', 2, 5, 25),
    facade('kodate-11', 1, 3, 50),
    facade('kodate-12', 2, 3, 25),
  ],
  tenpo: [facade('office', 4), facade('tenpo-1', 2)],
  souko: [facade('souko-1', 1)],
} satisfies Record<string, Facade[]>

export const LAND = [exterior('tochi-1'), exterior('tochi-2'), exterior('tochi-3')] as const

/** The facades that a building of that age may have. */
export function facadesOf(kind: keyof typeof FACADES, age: number): Facade[] {
  const fitting = FACADES[kind].filter(({ ages: [from, to] }) => age >= from && age <= to)
  return fitting.length > 0 ? fitting : FACADES[kind]
}

/** The outside of a building of that age (years): the word 新築 is only for what is new. */
export function outsideShot({ url }: Facade, age: number): Shot {
  const caption = captionOf(url)
  return { type: 'gaikan', url, caption: age === 0 ? caption : caption.replace('新築', '') }
}
