import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { RevenueBreakdown, UserDistribution } from './breakdowns.tsx'
import { StatCards } from './stat-cards.tsx'
import { texts } from './texts.ts'
import { useAdminStats } from './use-admin-stats.ts'

/** How the installation is doing: five figures, and what two of them are made of. */
export function Figures() {
  const { data: stats, error, isFetching, refetch } = useAdminStats()

  if (stats) {
    return (
      <>
        <StatCards stats={stats} />
        <div className="breakdowns">
          <UserDistribution stats={stats} />
          <RevenueBreakdown stats={stats} />
        </div>
      </>
    )
  }
  if (error) {
    return <LoadFailure title={texts.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <Skeleton label={texts.loading}>
      <div className="stat-cards">
        {[0, 1, 2, 3, 4].map((card) => (
          <div key={card}>
            <Bone width="80%" height="16px" />
            <Bone width="50%" height="30px" />
          </div>
        ))}
      </div>
      <div className="breakdowns waiting" />
    </Skeleton>
  )
}
