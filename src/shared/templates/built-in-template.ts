import type { SceneDocument } from '#shared/scene/scene'

/** A template that comes with the product, for everyone. */
export interface BuiltInTemplate {
  /** Never changes, while all else may from one version to the next. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly document: SceneDocument
}

/** LinkedIn's format for a picture beside a post. */
export const linkedInSize = [1200, 627] as const
