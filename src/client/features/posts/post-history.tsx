import { sentenceOf } from '#client/lib/api'
import { Button, ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { PostList, PostListSkeleton } from './post-list.tsx'
import { historyTexts } from './texts.ts'
import { useDeletePost } from './use-change-post.ts'
import { usePostHistory } from './use-posts.ts'

/** Everything the author has generated, newest first. */
export function PostHistory() {
  const history = usePostHistory()
  const deletePost = useDeletePost()
  const posts = history.data?.pages.flatMap((page) => page.posts) ?? []

  if (history.isPending) return <PostListSkeleton />
  if (!history.data) {
    return (
      <Notice
        kind="error"
        title={historyTexts.failed.title}
        text={<p>{sentenceOf(history.error)}</p>}
        action={<Button onClick={() => void history.refetch()}>{historyTexts.failed.retry}</Button>}
      />
    )
  }
  if (posts.length === 0 && !history.hasNextPage) {
    return (
      <Notice
        title={historyTexts.empty.title}
        text={<p>{historyTexts.empty.text}</p>}
        action={
          <ButtonLink variant="primary" href="/generate">
            {historyTexts.empty.action}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <PostList posts={posts} onDelete={(post) => void deletePost(post)} />
      {history.isFetchNextPageError && <p className="error">{sentenceOf(history.error)}</p>}
      {history.hasNextPage && (
        <Button
          className="more"
          pending={history.isFetchingNextPage}
          pendingLabel={historyTexts.loadingMore}
          onClick={() => void history.fetchNextPage()}
        >
          {historyTexts.more}
        </Button>
      )}
    </>
  )
}
