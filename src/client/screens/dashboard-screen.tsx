import { Suspense } from 'react'
import { PlanWarning } from '#client/features/billing/warnings/plan-warning'
import { DashboardHead } from '#client/features/overview/dashboard-head'
import { EditorTeaser } from '#client/features/overview/editor-teaser'
import { QuickActions } from '#client/features/overview/quick-actions'
import { QuickNavigation } from '#client/features/overview/quick-navigation'
import { RecentPosts } from '#client/features/overview/recent-posts'
import { overviewTexts } from '#client/features/overview/texts'
import { ThisMonth } from '#client/features/overview/this-month'
import { UpgradeCard } from '#client/features/overview/upgrade-card'
import { lazyPart } from '#client/lib/lazy-part'
import { mayWrite } from '#client/queries/may-write'
import { useUser } from '#client/queries/user'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Grid, Stack } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import styles from './dashboard-screen.module.css'

const StartBox = lazyPart(async () => (await import('#client/features/generator/start/start-box')).StartBox)
const WelcomeCard = lazyPart(async () => (await import('#client/features/welcome/welcome-card')).WelcomeCard)

/** / when signed in: the field that begins a post, the latest posts, and next to them the month. */
export function DashboardScreen() {
  const { user } = useUser()
  if (!user) return null // the moment between signing out and the next page
  return (
    <>
      <DashboardHead user={user} />
      <Grid columns="minmax(0, 1fr) 264px" gap={40} rowGap={0} align="start" until="medium" className={styles.columns}>
        <Stack gap={40} className={styles.column}>
          <PlanWarning user={user} />
          {mayWrite(user) && (
            <>
              <div className={styles.start}>
                <Suspense>
                  <StartBox />
                </Suspense>
              </div>
              <QuickActions user={user} />
            </>
          )}
          {!user.wasWelcomed && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <WelcomeCard />
              </Suspense>
            </ErrorBoundary>
          )}
          <section>
            <SectionTitle title={overviewTexts.recentPosts}>
              <Link className={styles.viewAll} href="/history">
                {overviewTexts.viewAll}
              </Link>
            </SectionTitle>
            <RecentPosts />
          </section>
        </Stack>
        <Stack gap={40} className={styles.column}>
          <ThisMonth />
          <QuickNavigation />
          {mayWrite(user) && <EditorTeaser />}
          <UpgradeCard user={user} />
        </Stack>
      </Grid>
    </>
  )
}
