import type { Format } from '#shared/designs/design'
import type { SceneDocument } from '#shared/scene/scene'
import type { Look } from '#shared/templates/looks'

/**
 * What the post that the editor was opened from can be made into. It holds none of the templates, so that the bar
 * which offers them stays out of the way of visuals that come from no post.
 */
export interface MadeFromPost {
  readonly postId: string
  /** What it was opened with. */
  readonly first: Choice
  /** All that the post fills and that finds room, the most telling first: each is tried out, which takes a moment. */
  readonly all: Promise<readonly Choice[]>
  /** The one it was opened with first. */
  readonly looks: readonly [Look, ...Look[]]
  /** The same words in another template, format or look, with the picture where the template has a place for one. */
  fill(wanted: Wanted, picture?: string): Promise<SceneDocument>
  /** Whether a document is still as it was filled. */
  isAsFilled(document: SceneDocument): boolean
  /** Brings the picture of the post's article into the library. Undefined when it was not available. */
  importPicture(): Promise<string | undefined>
}

export interface Wanted {
  readonly key: string
  readonly format: Format
  readonly look: Look
}

export interface Choice {
  readonly key: string
  readonly name: string
  /** Those in which the post's words find room; it starts in the first. */
  readonly formats: readonly [ChoiceFormat, ...ChoiceFormat[]]
  /** Has a place for the article's picture. */
  readonly hasPicture: boolean
}

export interface ChoiceFormat {
  readonly format: Format
  /** Of its first page, by which the editor's document is known to be this one. */
  readonly pageId: string
}

/** Kept by post; small, since it holds words only. */
const known = new Map<string, MadeFromPost>()

export function rememberMade(made: MadeFromPost): void {
  known.set(made.postId, made)
}

/** Nothing for a post that the editor was not opened from since the page was loaded. */
export function madeFromPost(postId: string | null): MadeFromPost | undefined {
  return postId === null ? undefined : known.get(postId)
}
