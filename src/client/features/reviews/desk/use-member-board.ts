import { useAddComment, useChangeComment, useComments, useDeleteComment } from '#client/queries/posts/comments'
import type { Member } from '#client/queries/team'
import type { CommentBoard } from '../comments/comment-board.ts'
import { mentionsIn } from '../comments/threads.ts'
import type { Team } from './team.ts'

/** Comments as a member sees and writes them. */
export function useMemberBoard(
  postId: string,
  {
    text,
    team,
    userId,
    members,
    offersGuests,
  }: { text: string; team: Team; userId: string; members: readonly Member[]; offersGuests: boolean },
): CommentBoard {
  const query = useComments(postId)
  const { mutateAsync: add } = useAddComment(postId)
  const { mutateAsync: change } = useChangeComment(postId)
  const { mutateAsync: remove } = useDeleteComment(postId)
  const others = members.filter((member) => member.userId !== userId)
  return {
    key: postId,
    text,
    query,
    userId,
    guest: null,
    members: others,
    offersGuests,
    mayResolve: team.permissions.includes('posts.write'),
    add: ({ body, quote, parentId, isForGuests }) =>
      add({
        body,
        quote,
        parentId,
        internal: !isForGuests,
        mentions: mentionsIn(body, others).map((each) => each.userId),
      }),
    change,
    remove,
  }
}
