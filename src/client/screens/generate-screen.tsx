import { Generator } from '#client/features/generator/generator'

/** /generate: from a source to a post. */
export function GenerateScreen() {
  return <Generator />
}
