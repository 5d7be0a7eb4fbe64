import { useAdminStats } from '#client/queries/admin-figures'
import { useConfig } from '#client/queries/config'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionPair } from '../layout/section-pair.tsx'
import { StatCardsSkeleton } from '../layout/stat-cards.tsx'
import styles from './admin-figures.module.css'
import { RevenueBreakdown, UserDistribution } from './breakdowns.tsx'
import { KeyFigures } from './key-figures.tsx'
import { figuresTexts } from './texts.ts'

/** The state of the installation: five figures, and the breakdown of two of them. */
export function Figures() {
  const { data: stats, error, isFetching, refetch } = useAdminStats()
  const hasPlans = useConfig()?.features.plans ?? true

  if (stats) {
    return (
      <>
        <KeyFigures stats={stats} />
        <SectionPair breaksAt="phone">
          <UserDistribution stats={stats} />
          {hasPlans && <RevenueBreakdown stats={stats} />}
        </SectionPair>
      </>
    )
  }
  if (error) return <LoadFailure title={figuresTexts.failed} query={{ error, isFetching, refetch }} />
  return (
    <StatCardsSkeleton label={figuresTexts.loading}>
      <div className={styles.breakdownsRoom} />
    </StatCardsSkeleton>
  )
}
