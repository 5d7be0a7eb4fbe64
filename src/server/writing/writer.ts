import type { AngleKind, SensitiveTopic } from '#shared/rules/angles'
import type { AuthorProfile } from '#shared/rules/author-profile'
import type { DraftOpening } from '#shared/rules/drafts'
import type { ModelId } from '#shared/rules/models'
import type { PostPlan } from '#shared/rules/post-plan'
import type { PassageChange, RefinementKind } from '#shared/rules/refinements'
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
  /** How the author's own posts read, in words they can edit; empty where there is none. */
  profile: string
  targetAudience: string
  customPrompt: string
  opinion: string
}

export interface WritingRequest {
  source: WritingSource
  /** What the post is written from besides, each with its own text and outlet. */
  moreSources?: readonly WritingSource[] | undefined
  voice: Voice
  model: ModelId
  /** English name of the language in lower case, as in shared/rules/languages. */
  language: string
  useWebSearch: boolean
  /** The admin's active prompt template, with {{placeholders}}. */
  template: string
  plan: PostPlan
  /** What the first line begins with, in one of several drafts. */
  opening?: DraftOpening | undefined
}

/** A post to find other opening lines for. `language` is the one it is in; web search is not used. */
export interface OpeningsRequest extends WritingRequest {
  /** The post as it stands. */
  post: string
}

/** A post to make a new version of. `language` is the one to write in; web search is not used. */
export interface RefinementRequest extends OpeningsRequest {
  kind: RefinementKind
  /** What the author asked for, in their words; only of the kind `instruction`. */
  instruction?: string | undefined
  /** The texts of its other versions: what the composer has told already. */
  otherVersions: readonly string[]
}

/** A passage of a post to be worded anew. */
export interface PassageRequest extends OpeningsRequest {
  change: PassageChange
  /** Where it stands in the post. */
  start: number
  end: number
}

/** A post whose sentences are to be compared with its source. */
export interface CheckRequest extends WritingRequest {
  sentences: readonly string[]
}

/** What could be made of an article: suggestions, in plain text. */
export interface Angles {
  angles: readonly { kind: AngleKind; text: string }[]
  /** Opinions an author may take for their own. */
  stances: readonly string[]
  /** Why the article may deserve no post; null: nothing speaks against it. */
  caution: SensitiveTopic | null
}

/** The opinion of the author is not asked for: it would come back as a suggestion. */
export type AnglesRequest = Pick<WritingRequest, 'source' | 'moreSources' | 'voice' | 'model' | 'language'>

export interface WrittenPost {
  text: string
  /** The name the vendor knows the model by; 'composer' when no model wrote. */
  upstreamModel: string
  /** Pages the vendor's web search cited, in order of first citation, numbered from 1. */
  sources: readonly { index: number; url: string; title: string | null }[]
  /** Something the author should know, e.g. that the composer kept the article's language; null otherwise. */
  note: string | null
  /** Tokens as the vendor counts them; missing where it does not tell, or no model wrote. */
  usage?: { tokensIn: number | null; tokensOut: number | null }
  /** As it was sent; missing where no model wrote. */
  prompt?: Prompt
}

/**
 * Turns an article and a voice into the text of a post.
 * @param onDelta called with each piece of text as it arrives; their concatenation is the final text.
 * @throws AppError ai_unavailable | ai_rate_limited | ai_rejected_key | ai_refused | model_not_configured | cancelled;
 * an UnfinishedWriting once a model was asked
 */
export interface Writer {
  writePost(
    request: WritingRequest,
    options: { signal: AbortSignal; onDelta: (text: string) => void },
  ): Promise<WrittenPost>

  /**
   * Makes a new version of a post, told as `writePost` tells.
   * @throws AppError as `writePost`; conflict when the composer finds nothing in the article for it;
   * model_not_supported when the composer is to translate or to follow an instruction
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
   * Other first lines for a post, each short enough for a phone's feed; up to three, different ones, none invented.
   * @throws AppError as `refinePost`, also when there is not one
   */
  suggestOpenings(request: OpeningsRequest, options: { signal: AbortSignal }): Promise<string[]>

  /**
   * The sentence of the source that a model names for each sentence of a post, by their numbers from 0; null where it
   * named none. Whether it stands in the source is not looked at here. The composer names nothing.
   * @throws AppError as `writePost`
   */
  nameSupport(request: CheckRequest, options: { signal: AbortSignal }): Promise<Map<number, string | null>>

  /**
   * What could be made of an article, before a post is written; with the composer, of the article's own sentences.
   * @throws AppError as `writePost`, also when a model's answer has no angle
   */
  suggestAngles(request: AnglesRequest, options: { signal: AbortSignal }): Promise<Angles>
}
