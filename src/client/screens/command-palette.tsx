import { Palette } from '#client/features/palette/palette'
import { pagesFor, placesOfPosts } from '#client/features/palette/places'
import { texts } from '#client/features/palette/texts'
import { editAddress } from '#client/features/post/post-address'
import { formatDayOfYear } from '#client/lib/formatting'
import { useRecentPosts } from '#client/queries/posts/read-posts'
import { useUser } from '#client/queries/user'

const latest = 10

/** The palette with this person's pages and latest posts. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { user } = useUser()
  const { posts = [] } = useRecentPosts(latest)
  if (!user) return null
  const places = placesOfPosts(
    posts.map((post) => ({ title: post.title, href: editAddress(post), note: formatDayOfYear(post.createdAt) })),
  )
  return (
    <Palette
      groups={[
        { title: texts.pages, places: pagesFor(user) },
        { title: texts.posts, places },
      ]}
      onClose={onClose}
    />
  )
}
