/** What is drawn cannot be had as vectors; whoever draws makes pixels of it. */
export class NotAsVectors extends Error {
  override name = 'NotAsVectors'
  readonly why: 'letters' | 'effect'

  constructor(why: NotAsVectors['why']) {
    super(`Cannot be drawn as vectors: ${why}`)
    this.why = why
  }
}
