/** Thrown for what cannot be drawn as vectors; the caller draws it as pixels. */
export class NotAsVectors extends Error {
  override name = 'NotAsVectors'
  readonly why: 'letters' | 'effect'

  constructor(why: NotAsVectors['why']) {
    super(`Cannot be drawn as vectors: ${why}`)
    this.why = why
  }
}
