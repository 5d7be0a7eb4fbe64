import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { paragraphsOf } from '#shared/text/sentences'
import { judge } from './check-claims.ts'
import { findLinks, judgeLinks } from './check-origin.ts'
import type { Judgement, SourceSpan } from './claims.ts'
import { readPostLine } from './find-claims.ts'
import { indexSource, indexSourceInSlices, type SourceIndex } from './index-source.ts'

export interface GroundingOptions {
  /** What the author wrote of their own; its claims need no source. */
  opinion?: string | undefined
  /** Hosts that its links may lead to, besides those the sources and the opinion name; left out, links are not looked at. */
  hosts?: readonly string[] | undefined
  /** The post's; recognised when left out. */
  language?: Language | undefined
}

/** A sentence of a source that speaks to a machine. */
export interface SourceInstruction extends SourceSpan {
  /** In plain letters, whatever it was written in. */
  text: string
}

export interface Grounding {
  /** Support for nothing; to be shown to the author. */
  instructions: readonly SourceInstruction[]
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
  return groundingIn(
    sources.map((source) => indexSource(source)),
    sources,
  )
}

/** The same, made in slices with a rest between them: for sources that are indexed while someone types. */
export async function prepareGrounding(sources: readonly string[], rest: () => Promise<void>): Promise<Grounding> {
  const indices: SourceIndex[] = []
  for (const source of sources) indices.push(await indexSourceInSlices(source, rest))
  return groundingIn(indices, sources)
}

function groundingIn(indices: readonly SourceIndex[], sources: readonly string[]): Grounding {
  const instructions = indices.flatMap((index, source) =>
    index.instructions.map(({ start, end, text }) => ({ source, start, end, text })),
  )
  const named = sources.flatMap((text, source) => hostsNamed(text, indices[source]))
  let lines = new Map<string, Judgement[]>()
  let opinion: SourceIndex | null = null
  let basis = ''
  let hosts: ReadonlySet<string> | null = null

  function judgeLine(line: string, language: Language): Judgement[] {
    const { claims, passages, namesSource } = readPostLine(line, 0, language)
    const judged = judge(claims, namesSource ? [] : passages, indices, opinion)
    if (hosts) judged.push(...judgeLinks(line, hosts))
    // its date and outlet often stand nowhere in the article's own text
    return namesSource
      ? judged.filter(({ kind, verdict }) => kind === 'link' || (verdict !== 'differs' && verdict !== 'not-found'))
      : judged
  }

  function check(post: string, options: GroundingOptions = {}): Judgement[] {
    const language = options.language ?? recogniseLanguage(post) ?? indices[0]?.language ?? 'english'
    const newBasis = [language, options.hosts?.join(' '), options.opinion].join('\n')
    if (newBasis !== basis) {
      lines = new Map()
      basis = newBasis
      hosts = options.hosts
        ? new Set([...named, ...options.hosts, ...findLinks(options.opinion ?? '').map(({ host }) => host)])
        : null
      opinion = options.opinion ? indexSource(options.opinion, language) : null
    }
    const next = new Map<string, Judgement[]>()
    const verdicts = paragraphsOf(post).flatMap(({ start, end }) => {
      const line = post.slice(start, end)
      const known = next.get(line) ?? lines.get(line) ?? judgeLine(line, language)
      next.set(line, known)
      return known.map((verdict) => ({ ...verdict, start: verdict.start + start, end: verdict.end + start }))
    })
    lines = next
    return verdicts
  }
  return { check, instructions }
}

/** The hosts in a source's own words: what its instructions name is not meant. */
function hostsNamed(text: string, index: SourceIndex | undefined): string[] {
  const ordered = index?.instructions ?? []
  return findLinks(text)
    .filter(({ start }) => !ordered.some((each) => start >= each.start && start < each.end))
    .map(({ host }) => host)
}
