import type { Format } from '#shared/designs/design'
import type { SceneDocument } from '#shared/scene/scene'
import type { Look } from '#shared/templates/looks'

/**
 * The visuals that the post behind the editor can become. It imports no templates, so that visuals without a post do
 * not load the bar that offers them.
 */
export interface MadeFromPost {
  readonly postId: string
  /** The one the editor opened with. */
  readonly first: Choice
  /** All templates that the post fills and fits, the best suited first: each is tried out, which takes a moment. */
  readonly all: Promise<readonly Choice[]>
  /** The one it opened with first. */
  readonly looks: readonly [Look, ...Look[]]
  /** The same words in another template, format or look, with the picture if the template has a frame for one. */
  fill(wanted: Wanted, picture?: string): Promise<SceneDocument>
  /** Whether a document is still unchanged since it was filled. */
  isAsFilled(document: SceneDocument): boolean
  /** Imports the picture of the post's article into the library. Undefined when it is not available. */
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
  /** The formats that the post's words fit; it starts in the first. */
  readonly formats: readonly [ChoiceFormat, ...ChoiceFormat[]]
  /** Has a frame for the article's picture. */
  readonly hasPicture: boolean
}

export interface ChoiceFormat {
  readonly format: Format
  /** Id of its first page, by which the editor recognizes the document. */
  readonly pageId: string
}

/** By post id; small, since it contains only words. */
const known = new Map<string, MadeFromPost>()

export function rememberMade(made: MadeFromPost): void {
  known.set(made.postId, made)
}

/** Undefined unless the editor opened from this post since the page was loaded. */
export function madeFromPost(postId: string | null): MadeFromPost | undefined {
  return postId === null ? undefined : known.get(postId)
}
