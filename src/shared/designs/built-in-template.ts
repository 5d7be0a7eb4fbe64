import type { SceneDocument } from '#shared/scene/scene'

/** A template that comes with the product, for everyone: a design in one format. */
export interface BuiltInTemplate {
  /** Never changes, while all else may from one version to the next. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly document: SceneDocument
}
