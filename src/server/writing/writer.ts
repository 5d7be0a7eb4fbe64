import type { SentencePair } from '#shared/earlier/pair-sentences'
import type { AngleKind, SensitiveTopic } from '#shared/rules/angles'
import type { AuthorProfile } from '#shared/rules/author-profile'
import type { DraftOpening } from '#shared/rules/drafts'
import type { ModelId } from '#shared/rules/models'
import type { PostBrief } from '#shared/rules/post-brief'
import type { ReaderAddress } from '#shared/rules/reader-address'
import type { PassageChange, RefinementKind } from '#shared/rules/refinements'
import type { NamedSupport } from './parse-support.ts'
import type { Prompt } from './prompt.ts'

/** An article as a writer sees it: the parts of a reading that a prompt or the composer uses. */
export interface WritingSource {
  title: string
  byline: string | null
  published: string | null
  siteName: string | null
  language: string | null
  url: string | null
  text: string
  /** The author's own text or document, written about in the first person; false for what others published. */
  isOwn: boolean
}

/** Whose voice to write in. Empty strings and lists mean "nothing given". */
export interface Voice {
  /** The content style: its name and the instruction it adds to the prompt. */
  style: { name: string; promptPart: string }
  /** The author's own posts, shown to the model as examples of voice. */
  examplePosts: readonly string[]
  author: AuthorProfile
  /** A description of the author's own posts, which they can edit; empty if there is none. */
  profile: string
  targetAudience: string
  customPrompt: string
  opinion: string
  /** How the post speaks to its readers; null: as most posts in its language do. */
  address: ReaderAddress | null
}

export interface WritingRequest {
  source: WritingSource
  /** Further sources of the post, each with its own text and outlet. */
  moreSources?: readonly WritingSource[] | undefined
  voice: Voice
  model: ModelId
  /** English name of the language in lower case, as in shared/rules/languages. */
  language: string
  useWebSearch: boolean
  /** The admin's active prompt template, with {{placeholders}}. */
  template: string
  brief: PostBrief
  /** The day it is written on, as YYYY-MM-DD. */
  today: string
  /** What the first line begins with, in one of several drafts. */
  opening?: DraftOpening | undefined
}

/** A post to find other opening lines for. `language` is the one it is in; web search is not used. */
export interface OpeningsRequest extends WritingRequest {
  /** The current text of the post. */
  post: string
  /** Whether names in it are mentions, written with an @. */
  hasMentions?: boolean | undefined
}

/** Another first line. */
export interface Opening {
  text: string
  /** A later sentence of the post, as it stands there, that would say the same again; the composer names none. */
  repeats: string | null
}

/** A post to make a new version of. `language` is the one to write in; web search is not used. */
export interface RefinementRequest extends OpeningsRequest {
  kind: RefinementKind
  /** The author's request in their words; only for the kind `instruction`. */
  instruction?: string | undefined
  /** The texts of its other versions: what the composer has used already. */
  otherVersions: readonly string[]
}

/** A passage of a post to be reworded. */
export interface PassageRequest extends OpeningsRequest {
  change: PassageChange
  /** What the author asked for, in their words; only of the change `ask`. */
  instruction?: string | undefined
  /** Its position in the post. */
  start: number
  end: number
}

/** A post whose sentences are compared with its source. */
export interface CheckRequest extends WritingRequest {
  sentences: readonly string[]
}

/** Sentences of a post beside earlier ones of its author on the same subject. */
export interface ContradictionsRequest {
  pairs: readonly SentencePair[]
  model: ModelId
}

/** What could be made of an article: suggestions, in plain text. */
export interface Angles {
  angles: readonly { kind: AngleKind; text: string }[]
  /** Opinions an author may take for their own. */
  stances: readonly string[]
  /** Why the article may deserve no post; null: nothing speaks against it. */
  caution: SensitiveTopic | null
}

/** Without the author's opinion: it would come back as a suggestion. */
export type AnglesRequest = Pick<WritingRequest, 'source' | 'moreSources' | 'voice' | 'model' | 'language'>

export interface WrittenPost {
  text: string
  /** The vendor's name for the model; 'composer' if no model wrote. */
  upstreamModel: string
  /** Pages the vendor's web search cited, in order of first citation, numbered from 1. */
  sources: readonly { index: number; url: string; title: string | null }[]
  /** A note for the author, for example that the composer kept the article's language; null otherwise. */
  note: string | null
  /** Tokens as the vendor counts them; missing where it does not tell, or no model wrote. */
  usage?: { tokensIn: number | null; tokensOut: number | null }
  /** As it was sent; missing where no model wrote. */
  prompt?: Prompt
}

/**
 * Turns an article and a voice into the text of a post.
 * @param onDelta called with each piece of text as it arrives; together they are the final text
 * @throws AppError ai_unavailable | ai_rate_limited | ai_rejected_key | ai_refused | model_not_configured | cancelled;
 *   an UnfinishedWriting once a model was asked
 */
export interface Writer {
  writePost(
    request: WritingRequest,
    options: { signal: AbortSignal; onDelta: (text: string) => void },
  ): Promise<WrittenPost>

  /**
   * Makes a new version of a post, streamed like `writePost`.
   * @throws AppError as `writePost`; conflict if the composer finds nothing in the article for it; model_not_supported
   *   if the composer is to translate or to follow an instruction
   */
  refinePost(
    request: RefinementRequest,
    options: { signal: AbortSignal; onDelta: (text: string) => void },
  ): Promise<WrittenPost>

  /**
   * Another wording of one passage; `text` is the passage alone.
   * @throws AppError as `writePost`; conflict when the source does not bear it out; model_not_supported for the composer
   */
  rewritePassage(request: PassageRequest, options: { signal: AbortSignal }): Promise<WrittenPost>

  /**
   * Other first lines for a post, each short enough for a phone's feed; up to three, all different, none invented.
   * @throws AppError as `refinePost`, also if there is none
   */
  suggestOpenings(request: OpeningsRequest, options: { signal: AbortSignal }): Promise<Opening[]>

  /**
   * The source's sentences that a model names for each sentence of a post, by number from 0, and its words that they
   * lack or contradict. Does not check that they are there. The composer names none.
   * @throws AppError as `writePost`
   */
  nameSupport(request: CheckRequest, options: { signal: AbortSignal }): Promise<Map<number, NamedSupport>>

  /**
   * The places of the pairs that a model says contradict each other. The composer can't say.
   * @throws AppError as `writePost`
   */
  nameContradictions(request: ContradictionsRequest, options: { signal: AbortSignal }): Promise<Set<number>>

  /**
   * What could be made of an article, before a post is written; with the composer, of the article's own sentences.
   * @throws AppError as `writePost`, also when a model's answer has no angle
   */
  suggestAngles(request: AnglesRequest, options: { signal: AbortSignal }): Promise<Angles>
}
