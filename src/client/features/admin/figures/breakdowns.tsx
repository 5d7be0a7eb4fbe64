import type { ReactNode } from 'react'
import { formatAmount, formatNumber, formatPercent } from '#client/lib/formatting'
import type { AdminStats } from '#client/queries/admin-figures'
import { useConfig } from '#client/queries/config'
import { Badge } from '#client/ui/badge'
import { SectionTitle } from '#client/ui/section-title'
import { type Bar, Bars } from './bars.tsx'
import { shareOf } from './derive-figures.ts'
import { figuresTexts } from './texts.ts'

/** How many accounts have which role. */
export function UserDistribution({ stats: { totalUsers, distribution } }: { stats: AdminStats }) {
  const words = figuresTexts.distribution
  const hasPlans = useConfig()?.features.plans ?? true
  const withPlans = [
    { label: words.pro, count: distribution.user },
    { label: words.trial, count: distribution.trial },
    { label: words.admin, count: distribution.admin },
  ]
  const withoutPlans = [
    { label: words.users, count: distribution.user + distribution.trial },
    { label: words.admin, count: distribution.admin },
  ]
  const bars = (hasPlans ? withPlans : withoutPlans).map(({ label, count }): Bar => {
    const share = shareOf(count, totalUsers)
    return { label, share, figure: words.share(formatNumber(count), formatPercent(share)) }
  })
  return <Breakdown title={words.title} bars={bars} />
}

/** The month's revenue by source. */
export function RevenueBreakdown({ stats }: { stats: AdminStats }) {
  const words = figuresTexts.revenue
  const config = useConfig()
  const isTest = config?.payments.form === 'test'
  const { totalUsers, activeSubscriptions, monthlyRevenue } = stats
  const from = (amount: number, accounts: number) =>
    words.amount(formatAmount(amount, config?.price.currency ?? 'EUR'), words.accounts(formatNumber(accounts)))
  const bars: Bar[] = [
    {
      label: words.paying,
      share: monthlyRevenue > 0 ? 1 : 0,
      figure: from(monthlyRevenue, activeSubscriptions),
    },
    { label: words.others, share: 0, figure: from(0, totalUsers - activeSubscriptions) },
  ]
  return <Breakdown title={words.title} bars={bars} note={isTest && <Badge tone="warn">{words.testPayments}</Badge>} />
}

function Breakdown({ title, bars, note }: { title: string; bars: readonly Bar[]; note?: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionTitle title={title}>{note}</SectionTitle>
      <Bars bars={bars} />
    </section>
  )
}
