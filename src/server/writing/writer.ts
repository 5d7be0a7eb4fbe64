import type { ModelId } from '#shared/rules/models'
import type { RefinementKind } from '#shared/rules/refinements'

/** An article as a writer sees it: the parts of a reading that a prompt or the composer uses. */
export interface WritingSource {
  title: string
  byline: string | null
  published: string | null
  siteName: string | null
  language: string | null
  url: string | null
  text: string
}

/** Whose voice to write in. Empty strings and lists mean "nothing given". */
export interface Voice {
  /** The content style: its name and the instruction it adds to the prompt. */
  style: { name: string; promptPart: string }
  /** The author's own posts, shown to the model as examples of voice. */
  examplePosts: readonly string[]
  targetAudience: string
  customPrompt: string
  opinion: string
}

export interface WritingRequest {
  source: WritingSource
  voice: Voice
  model: ModelId
  /** English name of the language in lower case, as in shared/rules/languages. */
  language: string
  useWebSearch: boolean
  /** The admin's active prompt template, with {{placeholders}}. */
  template: string
}

/** A post to find other opening lines for. `language` is the one it is in; web search is not used. */
export interface OpeningsRequest extends WritingRequest {
  /** The post as it stands. */
  post: string
}

/** A post to make a new version of. `language` is the one to write in; web search is not used. */
export interface RefinementRequest extends OpeningsRequest {
  kind: RefinementKind
  /** The texts of its other versions: what the composer has told already. */
  otherVersions: readonly string[]
}

export interface WrittenPost {
  text: string
  /** The name the vendor knows the model by; 'composer' when no model wrote. */
  upstreamModel: string
  /** Pages the vendor's web search cited, in order of first citation, numbered from 1. */
  sources: readonly { index: number; url: string; title: string | null }[]
  /** Something the author should know, e.g. that the composer kept the article's language; null otherwise. */
  note: string | null
}

/**
 * Turns an article and a voice into the text of a post.
 * @param onDelta called with each piece of text as it arrives; their concatenation is the final text.
 * @throws AppError ai_unavailable | ai_rate_limited | ai_rejected_key | ai_refused | model_not_configured | cancelled
 */
export interface Writer {
  writePost(
    request: WritingRequest,
    options: { signal: AbortSignal; onDelta: (text: string) => void },
  ): Promise<WrittenPost>

  /**
   * Makes a new version of a post, told as `writePost` tells.
   * @throws AppError as `writePost`; conflict when the composer finds nothing in the article for it;
   * model_not_supported when the composer is to translate
   */
  refinePost(
    request: RefinementRequest,
    options: { signal: AbortSignal; onDelta: (text: string) => void },
  ): Promise<WrittenPost>

  /**
   * Other first lines for a post, each short enough for a phone's feed; up to three, different ones, none invented.
   * @throws AppError as `refinePost`, also when there is not one
   */
  suggestOpenings(request: OpeningsRequest, options: { signal: AbortSignal }): Promise<string[]>
}
