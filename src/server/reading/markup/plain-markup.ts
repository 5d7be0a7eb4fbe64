/** Removes non-text from markup for checks before parsing. Each in one pass. */

/** Without tags, comments and the like: all from `<` to the next `>`. */
export function withoutTags(markup: string, instead = ' '): string {
  const kept: string[] = []
  let at = 0
  for (let start = markup.indexOf('<'); start >= 0; start = markup.indexOf('<', at)) {
    const end = markup.indexOf('>', start)
    if (end < 0) break
    kept.push(markup.slice(at, start))
    at = end + 1
  }
  return [...kept, markup.slice(at)].join(instead)
}

/**
 * Replaces each of these elements, up to its next end tag, by a blank; an element without end tag stays.
 * @param names in lower case
 */
export function withoutElements(markup: string, names: readonly string[]): string {
  const tags = [...markup.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>?/gi)]
    .map(({ 0: tag, 1: slash, 2: name = '', index }) => {
      return { name: name.toLowerCase(), isEnd: slash !== '', from: index, to: index + tag.length }
    })
    .filter(({ name }) => names.includes(name))
  const lastEnds = new Map(tags.filter(({ isEnd }) => isEnd).map(({ name, from }) => [name, from]))
  const kept: string[] = []
  let open: (typeof tags)[number] | undefined
  let at = 0
  for (const tag of tags) {
    if (!open) {
      if (!tag.isEnd && tag.from < (lastEnds.get(tag.name) ?? 0)) open = tag
    } else if (tag.isEnd && tag.name === open.name) {
      kept.push(markup.slice(at, open.from))
      at = tag.to
      open = undefined
    }
  }
  return [...kept, markup.slice(at)].join(' ')
}

const mark = /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*/
const otherDoctype = /^<!doctype\s+(?!html)/i
const longestDoctype = 100

/**
 * The markup from the first element or page declaration on: without a UTF-8 mark, comments, XML declarations and
 * doctypes of other formats. If a comment has no end, from that comment on.
 */
export function afterProlog(markup: string): string {
  let at = mark.exec(markup)?.[0].length ?? 0
  for (;;) {
    const end = endOfDeclaration(markup, at)
    if (end === null) return markup.slice(at)
    at = end
    while (/\s/.test(markup.charAt(at))) at += 1
  }
}

function endOfDeclaration(markup: string, at: number): number | null {
  const isComment = markup.startsWith('<!--', at)
  if (!isComment && !markup.startsWith('<?', at) && !otherDoctype.test(markup.slice(at, at + longestDoctype)))
    return null
  const close = isComment ? '-->' : '>'
  const end = markup.indexOf(close, at + (isComment ? 4 : 2))
  return end < 0 ? null : end + close.length
}
