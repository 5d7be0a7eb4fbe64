import type { SceneDocument } from '#shared/scene/scene'

/** A template included in the product: a design in one format. */
export interface BuiltInTemplate {
  /** Stable across versions, unlike everything else. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly document: SceneDocument
}
