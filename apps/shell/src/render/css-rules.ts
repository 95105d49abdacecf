/** A rule as a stylesheet of ours has it, and the layer in which it stands. */
type Rule = { layer: string; text: string }

/**
 * The texts of minified stylesheets as one, in which a rule of an earlier one is not said again: what
 * a part that comes late shows may stand in the page itself, too, and each brings its own rules.
 */
export function joinedCss(texts: readonly string[]): string {
  const said = new Set<string>()
  return texts
    .map((text) => {
      const rules = rulesOf(text).filter(({ layer, text }) => !said.has(layer + text))
      for (const { layer, text } of rules) said.add(layer + text)
      return layered(rules)
    })
    .join('')
}

/** Rules of one layer that follow each other stand in one block. */
function layered(rules: readonly Rule[]): string {
  return rules
    .map(({ layer, text }, at) => {
      const begins = layer && rules[at - 1]?.layer !== layer
      const ends = layer && rules[at + 1]?.layer !== layer
      return `${begins ? `${layer}{` : ''}${text}${ends ? '}' : ''}`
    })
    .join('')
}

function rulesOf(css: string): Rule[] {
  return blocksOf(css).flatMap((block): Rule[] => {
    const [, layer, inner] = /^(@layer [\w.-]+)\{(.*)\}$/s.exec(block) ?? []
    if (layer === undefined || inner === undefined) return [{ layer: '', text: block }]
    return blocksOf(inner).map((text) => ({ layer, text }))
  })
}

/** Brackets within texts and addresses are none. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)"']*\)|[{};]/g

/** The rules and statements of a stylesheet, one after the other. */
function blocksOf(css: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let begin = 0
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth > 0 || (token !== '}' && token !== ';')) continue
    blocks.push(css.slice(begin, index + 1))
    begin = index + 1
  }
  return begin < css.length ? [...blocks, css.slice(begin)] : blocks
}
