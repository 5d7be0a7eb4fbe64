import type { Language } from '#shared/rules/languages'
import { isInOtherLanguage, recogniseLanguage } from '#shared/text/recognise-language'
import { paragraphsOf } from '#shared/text/sentences'
import { backgroundOf } from './background.ts'
import { judge } from './check-claims.ts'
import { findLinks, judgeLinks } from './check-origin.ts'
import { judgePublication } from './check-publication.ts'
import type { Judgement, SourceSpan } from './claims.ts'
import { type Statements, statementsIn } from './context.ts'
import { type PostLine, readPostLine } from './find-claims.ts'
import { findRepair } from './find-repair.ts'
import { indexSource, indexSourceInSlices, type SourceIndex } from './index-source.ts'
import { findOwnPoints, type OwnPoint, type OwnPointOptions } from './own-points.ts'

export interface GroundingOptions {
  /** The author's own words; claims from them need no source. */
  opinion?: string | undefined
  /** Allowed link hosts besides those that the sources and the opinion name; if missing, links are not checked. */
  hosts?: readonly string[] | undefined
  /** The post's language; recognised if missing. */
  language?: Language | undefined
}

/** A sentence of a source that addresses a machine. */
export interface SourceInstruction extends SourceSpan {
  /** Decoded, if it was encoded. */
  text: string
}

export interface Grounding {
  /** Never count as support; shown to the author. */
  instructions: readonly SourceInstruction[]
  /** Whether the first source is in a language that the check does not know: then nothing in a post counts as missing. */
  isUnreadable: boolean
  /** Verdicts in text order. Known lines are not read again. */
  check(post: string, options?: GroundingOptions): Judgement[]
  /** What of a post the sources do not have, and its author stands for. */
  ownPoints(post: string, options: OwnPointOptions): OwnPoint[]
}

/** Checks which claims of a post its sources support. */
export function groundPost(post: string, sources: readonly string[], options: GroundingOptions = {}): Judgement[] {
  return createGrounding(sources).check(post, options)
}

/**
 * Caches the sources' index and the verdicts of each line of the last post. A line's verdicts depend only on its own
 * words, the post's numbers and dates, the language and the opinion, so they move with it.
 */
export function createGrounding(sources: readonly string[]): Grounding {
  const languageOf = languagesOf(sources)
  return groundingIn(
    sources.map((source) => indexSource(source, languageOf(source))),
    sources,
  )
}

/** The same in slices with pauses between: for sources that are indexed while someone types. */
export async function prepareGrounding(sources: readonly string[], rest: () => Promise<void>): Promise<Grounding> {
  const indices: SourceIndex[] = []
  const languageOf = languagesOf(sources)
  for (const source of sources) indices.push(await indexSourceInSlices(source, rest, languageOf(source)))
  return groundingIn(indices, sources)
}

/** Metadata is too short to show its language, and has that of its text. */
function languagesOf(sources: readonly string[]): (source: string) => Language {
  const known = sources.map((source) => recogniseLanguage(source))
  const first = known.find((language) => language !== null) ?? 'english'
  return (source) => known[sources.indexOf(source)] ?? first
}

interface JudgedLine {
  judged: readonly Judgement[]
  /** Whether its verdicts depend on numbers of other lines. */
  readsPost: boolean
}

function groundingIn(indices: readonly SourceIndex[], sources: readonly string[]): Grounding {
  const instructions = indices.flatMap((index, source) =>
    index.instructions.map(({ start, end, text }) => ({ source, start, end, text })),
  )
  const background = backgroundOf(indices)
  const isUnreadable = isInOtherLanguage(sources[0] ?? '')
  const named = sources.flatMap((text, source) => hostsNamed(text, indices[source]))
  let lines = new Map<string, JudgedLine>()
  let read = new Map<string, PostLine>()
  let opinion: SourceIndex | null = null
  let basis = ''
  let told = ''
  let hosts: ReadonlySet<string> | null = null

  function judgeLine(line: string, post: Statements): JudgedLine {
    const known = read.get(line) as PostLine
    let readsPost = false
    const readPost = () => {
      readsPost = true
      return post
    }
    const judged = judge(known, readPost, indices, background, opinion).map((judgement) => {
      const repair = findRepair(judgement, known.claims, indices)
      return repair === undefined ? judgement : { ...judgement, repair }
    })
    if (hosts) judged.push(...judgeLinks(line, hosts))
    if (isUnreadable) return { judged: judged.filter((each) => isForeign(each) || !isDoubt(each.verdict)), readsPost }
    return { judged: known.namesSource ? judgeSourceLine(known, judged) : judged, readsPost }
  }

  /** Its outlet is often missing from the article's own text; its date is that of the publication. */
  function judgeSourceLine({ claims }: PostLine, judged: readonly Judgement[]): Judgement[] {
    const kept = judged.filter((each) => isForeign(each) || !isDoubt(each.verdict))
    const unsupported = judged.filter(({ kind, verdict }) => kind === 'date' && isDoubt(verdict))
    const dates = claims.flatMap((claim) => {
      const isOpen = claim.kind === 'date' && unsupported.some(({ start }) => start === claim.start)
      return (isOpen && judgePublication(claim, background.published)) || []
    })
    return [...kept, ...dates].sort((one, other) => one.start - other.start)
  }

  function check(post: string, options: GroundingOptions = {}): Judgement[] {
    const language = options.language ?? recogniseLanguage(post) ?? indices[0]?.language ?? 'english'
    const newBasis = [language, options.hosts?.join(' '), options.opinion].join('\n')
    if (newBasis !== basis) {
      lines = new Map()
      read = new Map()
      basis = newBasis
      hosts = options.hosts
        ? new Set([...named, ...options.hosts, ...findLinks(options.opinion ?? '').map(({ host }) => host)])
        : null
      opinion = options.opinion ? indexSource(options.opinion, language) : null
    }
    const spans = paragraphsOf(post).map(({ start, end }) => ({ start, end, line: post.slice(start, end) }))
    const before = read
    read = new Map(spans.map(({ line }) => [line, before.get(line) ?? readPostLine(line, 0, language)]))
    const statements = statementsIn(spans.flatMap(({ line }) => read.get(line)?.passages ?? []))
    const newTold = keyOfStatements(statements)
    if (newTold !== told) lines = new Map([...lines].filter(([, { readsPost }]) => !readsPost))
    told = newTold

    const next = new Map<string, JudgedLine>()
    const verdicts = spans.flatMap(({ start, line }) => {
      const known = next.get(line) ?? lines.get(line) ?? judgeLine(line, statements)
      next.set(line, known)
      return known.judged.map((verdict) => ({ ...verdict, start: verdict.start + start, end: verdict.end + start }))
    })
    lines = next
    return verdicts
  }
  return { check, instructions, isUnreadable, ownPoints: (post, options) => findOwnPoints(post, indices, options) }
}

function keyOfStatements({ numbers, dates }: Statements): string {
  return [...numbers.map(({ values, unit }) => `${values[0]} ${unit}`), ...dates.map(({ text }) => text)].join('\n')
}

/** What came into the post from elsewhere, whatever the source says. */
function isForeign({ kind }: Judgement): boolean {
  return kind === 'link' || kind === 'instruction'
}

function isDoubt(verdict: Judgement['verdict']): boolean {
  return verdict === 'differs' || verdict === 'not-found'
}

/** The hosts in a source's own words, without those in its instructions. */
function hostsNamed(text: string, index: SourceIndex | undefined): string[] {
  const ordered = index?.instructions ?? []
  return findLinks(text)
    .filter(({ start }) => !ordered.some((each) => start >= each.start && start < each.end))
    .map(({ host }) => host)
}
