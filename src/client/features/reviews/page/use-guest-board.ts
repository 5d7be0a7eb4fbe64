import { useAddCommentByLink, useCommentsByLink } from '#client/queries/review-links'
import type { CommentBoard } from '../comments/comment-board.ts'

/** Comments as a guest sees and writes them. What they wrote stays as it is. */
export function useGuestBoard(token: string, text: string, guest: CommentBoard['guest']): CommentBoard {
  const query = useCommentsByLink(token)
  const { mutateAsync: add } = useAddCommentByLink(token)
  return {
    key: token,
    text,
    query,
    userId: null,
    guest,
    members: [],
    offersGuests: false,
    mayResolve: false,
    add: ({ body, quote, parentId, name }) => add({ body, quote, parentId, name }),
    change: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  }
}
