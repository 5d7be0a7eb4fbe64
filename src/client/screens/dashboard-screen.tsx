import '#client/styles/dashboard.css'
import { PlanNotice } from '#client/features/billing/notices/plan-notice'
import { DashboardHead } from '#client/features/dashboard/dashboard-head'
import { EditorTeaser } from '#client/features/dashboard/editor-teaser'
import { QuickActions } from '#client/features/dashboard/quick-actions'
import { QuickNavigation } from '#client/features/dashboard/quick-navigation'
import { texts } from '#client/features/dashboard/texts'
import { UpgradeCard } from '#client/features/dashboard/upgrade-card'
import { RecentPosts } from '#client/features/posts/recent-posts'
import { ThisMonth } from '#client/features/posts/this-month'
import { useUser } from '#client/lib/use-user'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'

/** / for who is signed in: the greeting, the two main actions, the latest posts, and beside them the month. */
export function DashboardScreen() {
  const { user } = useUser()
  if (!user) return null // the moment between signing out and the next page
  return (
    <>
      <DashboardHead user={user} />
      <div className="dash">
        <div className="stack">
          <PlanNotice user={user} />
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
        <div className="stack">
          <ThisMonth />
          <QuickNavigation />
          <EditorTeaser />
          <UpgradeCard user={user} />
        </div>
      </div>
    </>
  )
}
