import type { PostDetail } from '#client/queries/posts/post-cache'
import { useUser } from '#client/queries/user'

/** A sentence about who saved a post: its reader, someone else by name, or nobody knows. */
export function useSaverWords({ savedBy }: Pick<PostDetail, 'savedBy'>) {
  const { user } = useUser()
  return (words: { unknown: string; self: string; other: (name: string) => string }): string => {
    if (savedBy === null) return words.unknown
    return savedBy.userId === user?.id ? words.self : words.other(savedBy.name)
  }
}
