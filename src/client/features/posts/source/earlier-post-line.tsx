import { formatDate } from '#client/lib/formatting'
import { Link } from '#client/ui/link'
import { sourceTexts } from './texts.ts'
import type { EarlierPost } from './use-earlier-post.ts'

/** Says that there is a post from this article already, and leads to it. It keeps nobody from writing another. */
export function EarlierPostLine({ post }: { post: EarlierPost }) {
  return (
    <p className="earlier" role="status">
      {sourceTexts.earlier(formatDate(post.createdAt))} <Link href={`/generate?post=${post.id}`}>{post.title}</Link>
    </p>
  )
}
