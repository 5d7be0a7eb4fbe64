import { withoutEnd } from '#shared/text/end-of'
import type { Judgement, Passage } from './claims.ts'
import type { Context } from './context.ts'
import { shareOf } from './context.ts'

/** Finds what a source smuggled into a post: words of its instructions, and links that nobody else named. */

/** Minimum share of a sentence's words in an instruction; it must also exceed the article's own best sentence. */
const minShare = 0.6
const minWords = 3

/** A sentence that repeats an instruction of the source. */
export function judgeInstruction(passage: Passage, contexts: readonly Context[]): Judgement | null {
  if (passage.stems.size < minWords) return null
  const said = Math.max(0, ...contexts.map((context) => (context.best === null ? 0 : shareOf(context, context.best))))
  for (const [source, { index }] of contexts.entries())
    for (const { stems, start, end } of index.instructions) {
      const shared = [...passage.stems].filter((stem) => stems.has(stem)).length
      const share = shared / passage.stems.size
      if (shared < minWords || share < minShare || share <= said) continue
      const { text } = passage
      const place = { start: passage.start, end: passage.end, text }
      return { kind: 'instruction', ...place, verdict: 'differs', span: { source, start, end }, asks: true }
    }
  return null
}

const link =
  /\b(?:https?:\/\/|www\.)[^\s<>"”»)\]]+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}(?:com|org|net|io|ai|co|dev|app|info|biz|shop|xyz|online|site|example|test|de|fr|es|it|pt|br|uk|eu|ch|at|ru|cn)(?:\/[^\s<>"”»)\]]*|(?![\p{L}\p{N}-]))/giu

interface Link {
  start: number
  end: number
  text: string
  host: string
}

export function findLinks(text: string): Link[] {
  return [...text.matchAll(link)].flatMap(({ index: start, 0: whole }) => {
    const words = withoutEnd(whole, /[.,;:!?'’]/u)
    const host = hostIn(words)
    return host === null ? [] : [{ start, end: start + words.length, text: words, host }]
  })
}

function hostIn(words: string): string | null {
  try {
    const { hostname } = new URL(/^https?:/iu.test(words) ? words : `https://${words}`)
    return hostname.replace(/^www\./, '')
  } catch {
    return null // nothing that can be followed
  }
}

/** Links of a line to unknown hosts; one site's pages may be on several of its hosts. */
export function judgeLinks(line: string, known: ReadonlySet<string>): Judgement[] {
  return findLinks(line).flatMap(({ start, end, text, host }) =>
    [...known].some((each) => host === each || host.endsWith(`.${each}`) || each.endsWith(`.${host}`))
      ? []
      : [{ kind: 'link' as const, start, end, text, verdict: 'differs' as const, span: null, asks: true }],
  )
}
