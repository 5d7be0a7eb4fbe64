import type { ReactNode } from 'react'
import { leadOf } from '#client/lib/excerpt'
import type { Post } from '#client/queries/posts/post-cache'
import { Byline } from '#client/ui/byline'
import { nameSource } from './describe-source.ts'

/**
 * A post's grey line in a list: the article's title, unless it is the post's own first line, and where it is from.
 * @param children what the line begins with
 */
export function PostOrigin({
  post,
  className,
  children,
}: {
  post: Post
  className?: string | undefined
  children?: ReactNode
}) {
  const { lead, name } = nameSource(post)
  const { before, line } = leadOf(post.content)
  const isOwnLine = (before || line).startsWith(post.title)
  return (
    <Byline className={className}>
      {children}
      {isOwnLine || post.title === name ? lead : <b dir="auto">{post.title}</b>}
      {name && (isOwnLine || post.title === name ? ' ' : ', ')}
      {name}
    </Byline>
  )
}
