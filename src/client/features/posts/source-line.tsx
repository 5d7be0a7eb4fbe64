import { formatPublished, nameSource } from './describe-source.ts'
import type { Post } from './posts-cache.ts'
import { resultTexts } from './texts.ts'

/** Where a post comes from, as a byline: the publication with its link, the author, the day. */
export function SourceLine({ post }: { post: Post }) {
  const { lead, name } = nameSource(post)
  const published = formatPublished(post.sourcePublished)
  return (
    <p className="byline strip">
      {lead}
      {name && ' '}
      {name && post.sourceUrl && (
        <a href={post.sourceUrl} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
      {name && !post.sourceUrl && <b>{name}</b>}
      {post.sourceByline && `, ${resultTexts.by} ${post.sourceByline}`}
      {published && (
        <>
          , <span className="nowrap">{published}</span>
        </>
      )}
    </p>
  )
}
