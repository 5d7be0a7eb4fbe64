import { Generator } from '#client/features/generator/generator'
import { useBegunPosts } from '#client/features/generator/start/use-begun-posts'

/** /generate: from a source to a post. A new post begins with a new form. */
export function GenerateScreen() {
  return <Generator key={useBegunPosts()} />
}
