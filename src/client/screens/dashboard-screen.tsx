import '#client/styles/dashboard.css'
import { DashboardHead } from '#client/features/dashboard/dashboard-head'
import { QuickActions } from '#client/features/dashboard/quick-actions'
import { texts } from '#client/features/dashboard/texts'
import { RecentPosts } from '#client/features/posts/recent-posts'
import { useUser } from '#client/lib/use-user'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'

/** / for who is signed in: the greeting, the two main actions, the latest posts. */
export function DashboardScreen() {
  const { user } = useUser()
  if (!user) return null // the moment between signing out and the next page
  return (
    <>
      <DashboardHead user={user} />
      <div className="stack">
        <QuickActions user={user} />
        <section>
          <SectionTitle title={texts.recentPosts}>
            <Link className="t14" href="/history">
              {texts.viewAll}
            </Link>
          </SectionTitle>
          <RecentPosts />
        </section>
      </div>
    </>
  )
}
