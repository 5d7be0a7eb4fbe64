import { translate } from '#client/lib/server-message'
import { type AdminStats, useAdminStats } from '#client/queries/admin-figures'
import { useConfig } from '#client/queries/config'
import { ButtonLink } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { SectionPair } from '../layout/sections.tsx'
import { StatCardsSkeleton } from '../layout/stat-cards.tsx'
import styles from './admin-figures.module.css'
import { RevenueBreakdown, UserDistribution } from './breakdowns.tsx'
import { KeyFigures } from './key-figures.tsx'
import { figuresTexts } from './texts.ts'

/** How the installation is doing: five figures, and what two of them are made of. */
export function Figures() {
  const { data: stats, error, isFetching, refetch } = useAdminStats()
  const hasPlans = useConfig()?.features.plans ?? true

  if (stats) {
    return (
      <>
        <ModelFailures failures={stats.modelFailures} />
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

/** Vendors of models that fail until somebody acts; nothing while all work. */
function ModelFailures({ failures }: { failures: AdminStats['modelFailures'] }) {
  if (failures.length === 0) return null
  const sentences = failures.map((failure) => <p key={failure.message}>{translate(failure)}</p>)
  const action = <ButtonLink href="/admin/models">{figuresTexts.toModels}</ButtonLink>
  return <Notice kind="info" title={figuresTexts.modelFailures} text={sentences} action={action} />
}
