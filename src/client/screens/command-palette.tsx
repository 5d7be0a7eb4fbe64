import { Palette } from '#client/features/palette/palette'
import { placesOfPosts, screensFor } from '#client/features/palette/places'
import { texts } from '#client/features/palette/texts'
import { themePlaces } from '#client/features/palette/theme-places'
import { editAddress } from '#client/features/post/post-address'
import { formatDayOfYear } from '#client/lib/formatting'
import { useShownTheme } from '#client/lib/use-theme'
import { useRecentPosts } from '#client/queries/posts/read-posts'
import { useUser } from '#client/queries/user'

const latest = 10

/** The palette with this person's pages and latest posts. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { user } = useUser()
  const { posts = [] } = useRecentPosts(latest)
  const theme = useShownTheme()
  if (!user) return null
  const places = placesOfPosts(
    posts.map((post) => ({ title: post.title, href: editAddress(post), note: formatDayOfYear(post.createdAt) })),
  )
  return (
    <Palette
      groups={[{ title: texts.pages, places: screensFor(user) }, { title: texts.posts, places }, themePlaces(theme)]}
      onClose={onClose}
    />
  )
}
