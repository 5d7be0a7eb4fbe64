import type { SceneDocument } from '#shared/scene/scene'
import type { Look } from '#shared/templates/looks'

/**
 * What the post that the editor was opened from can be made into. It holds none of the templates, so that the bar
 * which offers them stays out of the way of visuals that come from no post.
 */
export interface MadeFromPost {
  readonly postId: string
  /** The most telling first. */
  readonly choices: readonly Choice[]
  /** The one it was opened with first. */
  readonly looks: readonly [Look, ...Look[]]
  /** The same words in another template or look, with the picture where the template has a place for one. */
  fill(key: string, look: Look, picture?: string): Promise<SceneDocument>
  /** Brings the picture of the post's article into the library. Undefined when it could not be had. */
  importPicture(): Promise<string | undefined>
}

export interface Choice {
  readonly key: string
  readonly name: string
  /** Of its first page, by which the editor's document is known to be this one. */
  readonly pageId: string
  /** Has a place for the article's picture. */
  readonly hasPicture: boolean
}

/** By post; small, since it holds words only. */
const known = new Map<string, MadeFromPost>()

export function rememberMade(made: MadeFromPost): void {
  known.set(made.postId, made)
}

/** Nothing for a post that the editor was not opened from since the page was loaded. */
export function madeFromPost(postId: string | null): MadeFromPost | undefined {
  return postId === null ? undefined : known.get(postId)
}
