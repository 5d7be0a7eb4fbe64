/** Marks omitted paragraphs; build-prompt explains it to the model. */
export const omissionMark = '[...]'

const longestHeading = 90
/** Longer paragraphs are cut between sentences first, so that one of them can't use up the whole budget. */
const longestBlock = 1_200
/** Longer stretches without a heading count as several sections, so that every part of them is heard. */
const longestSection = 12
const leadBlocks = 4
const maxParagraphs = 20_000

interface Block {
  text: string
  isHeading: boolean
  /** How it joins the block before it: a space inside one paragraph, a blank line between two. */
  joint: ' ' | '\n\n'
}

/**
 * Shortens an article to at most `budget` UTF-16 units by its structure: the lead and the end first, then headings,
 * then the starts and ends of all sections, then their insides from the start on. Keeps the order and marks gaps. A
 * text within the budget is returned unchanged.
 */
export function fitArticle(text: string, budget: number): string {
  if (text.length <= budget) return text

  const blocks = splitBlocks(text)
  const chosen = new Set<number>()
  let left = budget - omissionMark.length - 2 // a mark may close the text
  for (const index of byImportance(blocks)) {
    // Each block has at most one mark before it, each after a blank line.
    const cost = (blocks[index]?.text.length ?? 0) + omissionMark.length + 4
    if (cost > left) continue
    chosen.add(index)
    left -= cost
  }
  return join(blocks, chosen)
}

function splitBlocks(text: string): Block[] {
  const paragraphs = bundle(
    text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  )
  return paragraphs.flatMap((paragraph, index): Block[] => {
    if (isHeading(paragraph, paragraphs[index + 1])) return [{ text: paragraph, isHeading: true, joint: '\n\n' }]
    return splitParagraph(paragraph).map((part, position) => ({
      text: part,
      isHeading: false,
      joint: position === 0 ? '\n\n' : ' ',
    }))
  })
}

/** Bundles paragraphs of a text with very many tiny ones, such as a word list. */
function bundle(paragraphs: string[]): string[] {
  const size = Math.ceil(paragraphs.length / maxParagraphs)
  if (size <= 1) return paragraphs
  return Array.from({ length: Math.ceil(paragraphs.length / size) }, (_, index) =>
    paragraphs.slice(index * size, (index + 1) * size).join('\n\n'),
  )
}

/** Readings carry no mark-up: a short line without a sentence's end, followed by something longer, is a heading. */
function isHeading(paragraph: string, next: string | undefined): boolean {
  if (!next || paragraph.length > longestHeading || paragraph.includes('\n')) return false
  return next.length > paragraph.length && !/[.,;:!…"”»)]$/.test(paragraph)
}

function splitParagraph(paragraph: string): string[] {
  if (paragraph.length <= longestBlock) return [paragraph]
  const parts: string[] = []
  let part = ''
  for (const sentence of paragraph.match(/[^.!?…]*[.!?…]+["”»)]*\s*|[^.!?…]+$/g) ?? [paragraph]) {
    if (part && part.length + sentence.length > longestBlock) {
      parts.push(part.trim())
      part = ''
    }
    part += sentence
    while (part.length > longestBlock) {
      // No sentence's end in sight: cut at the last space, never inside a word where it can be helped.
      const space = part.lastIndexOf(' ', longestBlock)
      const end = space > longestBlock / 2 ? space : beforeSurrogate(part, longestBlock)
      parts.push(part.slice(0, end).trim())
      part = part.slice(end)
    }
  }
  return [...parts, part.trim()].filter(Boolean)
}

function beforeSurrogate(text: string, end: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end
}

/** Every block's index once, the ones to keep first. */
function byImportance(blocks: readonly Block[]): Set<number> {
  const sections = splitSections(blocks)
  const order = new Set<number>()
  for (let index = 0; index < Math.min(leadBlocks, blocks.length); index++) order.add(index)
  order.add(blocks.length - 1)
  for (const [index, block] of blocks.entries()) if (block.isHeading) order.add(index)
  for (const section of sections) if (section[0] !== undefined) order.add(section[0])
  for (const section of sections) order.add(section.at(-1) as number)
  for (let depth = 1; depth < longestSection; depth++) {
    for (const section of sections) if (section[depth] !== undefined) order.add(section[depth] as number)
  }
  return order
}

/** The blocks' indexes in sections; a heading starts one and is not counted among its blocks. */
function splitSections(blocks: readonly Block[]): number[][] {
  const sections: number[][] = [[]]
  blocks.forEach((block, index) => {
    if (block.isHeading) sections.push([])
    else sections.at(-1)?.push(index)
  })
  return sections.filter((section) => section.length > 0).flatMap(evenParts)
}

function evenParts(section: number[]): number[][] {
  const count = Math.ceil(section.length / longestSection)
  const size = Math.ceil(section.length / count)
  return Array.from({ length: count }, (_, part) => section.slice(part * size, (part + 1) * size))
}

function join(blocks: readonly Block[], chosen: ReadonlySet<number>): string {
  const pieces: string[] = []
  let isGap = false
  blocks.forEach((block, index) => {
    if (!chosen.has(index)) {
      isGap = true
      return
    }
    if (isGap) pieces.push(pieces.length > 0 ? '\n\n' : '', omissionMark)
    pieces.push(pieces.length === 0 ? '' : isGap ? '\n\n' : block.joint, block.text)
    isGap = false
  })
  if (isGap && pieces.length > 0) pieces.push('\n\n', omissionMark)
  return pieces.join('')
}
