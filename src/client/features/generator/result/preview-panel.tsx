import { memo } from 'react'
import { AttachedFiles } from '#client/features/attachments/attached-files'
import { PollSection } from '#client/features/attachments/poll/poll-section'
import { PostFigures } from '#client/features/figures/post-figures'
import { LazyPreview } from '#client/features/preview/lazy-preview'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Stack } from '#client/ui/layout'
import { feedText } from '#shared/linkedin/mentions'
import type { Mention } from '#shared/rules/mentions'
import { AddVisual } from './add-visual.tsx'

/** How the post will look on LinkedIn, with what goes out beside its text. Renders only when one of its values changes. */
export const PreviewPanel = memo(function PreviewPanel({
  post,
  text,
  mentions,
  user,
  onChanged,
}: {
  post: Post
  text: string
  mentions: readonly Mention[]
  user: User | null
  onChanged: (post: Post) => void
}) {
  return (
    <Stack gap={24}>
      <PostFigures post={post} user={user} />
      <LazyPreview post={post} text={text} mentions={mentions} user={user} />
      {user && <AttachedFiles post={post} />}
      {user && <PollSection post={post} />}
      {user && mayWrite(user) && (
        <AddVisual
          post={post}
          text={feedText(text, mentions)}
          onAdded={() => onChanged({ ...post, hasVisual: true })}
        />
      )}
    </Stack>
  )
})
