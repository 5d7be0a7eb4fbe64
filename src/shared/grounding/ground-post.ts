import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { type CheckOptions, judge } from './check-claims.ts'
import type { Judgement } from './claims.ts'
import { claimsOfLine } from './find-claims.ts'
import { indexSource, type SourceIndex } from './index-source.ts'
import { paragraphsOf } from './sentences.ts'

export interface GroundingOptions extends CheckOptions {
  /** The post's; recognised when left out. */
  language?: Language | undefined
}

export interface Grounding {
  /** Verdicts in the order of the text. Lines it has seen before are not read again. */
  check(post: string, options?: GroundingOptions): Judgement[]
}

/** Which claims of a post its sources bear out. */
export function groundPost(post: string, sources: readonly string[], options: GroundingOptions = {}): Judgement[] {
  return createGrounding(sources).check(post, options)
}

/**
 * Keeps the sources' index, and of the last post each line's verdicts. A line's verdicts depend on nothing but its own
 * words, the language and the opinion, so they move with it.
 */
export function createGrounding(sources: readonly string[]): Grounding {
  const indices = sources.map((source) => indexSource(source))
  let lines = new Map<string, Judgement[]>()
  let opinion: SourceIndex | null = null
  let basis = ''

  function check(post: string, options: GroundingOptions = {}): Judgement[] {
    const language = options.language ?? recogniseLanguage(post) ?? indices[0]?.language ?? 'english'
    const newBasis = `${language}\n${options.opinion ?? ''}`
    if (newBasis !== basis) {
      lines = new Map()
      basis = newBasis
      opinion = options.opinion ? indexSource(options.opinion, language) : null
    }
    const next = new Map<string, Judgement[]>()
    const verdicts = paragraphsOf(post).flatMap(({ start, end }) => {
      const line = post.slice(start, end)
      const known = next.get(line) ?? lines.get(line) ?? judge(claimsOfLine(line, 0, language), indices, opinion)
      next.set(line, known)
      return known.map((verdict) => ({ ...verdict, start: verdict.start + start, end: verdict.end + start }))
    })
    lines = next
    return verdicts
  }
  return { check }
}
