/** Thrown for what cannot be drawn as vectors; the caller draws it as pixels. */
export class NotAsVectors extends Error {
  override name = 'NotAsVectors'

  constructor() {
    super('Cannot be drawn as vectors.')
  }
}
