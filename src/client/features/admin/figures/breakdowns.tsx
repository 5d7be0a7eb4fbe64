import type { ReactNode } from 'react'
import { formatEuro, formatNumber } from '#client/lib/formatting'
import { useConfig } from '#client/lib/use-config'
import { Badge } from '#client/ui/badge'
import { SectionTitle } from '#client/ui/section-title'
import { type Bar, Bars } from './bars.tsx'
import { type AdminStats, deriveFigures, formatShare, shareOf } from './derive-figures.ts'
import { texts } from './texts.ts'

/** How many accounts have which role. */
export function UserDistribution({ stats: { totalUsers, distribution } }: { stats: AdminStats }) {
  const words = texts.distribution
  const roles = [
    { label: words.pro, count: distribution.user },
    { label: words.trial, count: distribution.trial },
    { label: words.admin, count: distribution.admin },
  ]
  const bars = roles.map(({ label, count }): Bar => {
    const share = shareOf(count, totalUsers)
    return { label, share, figure: words.share(formatNumber(count), formatShare(share)) }
  })
  return <Breakdown title={words.title} bars={bars} />
}

/** Who the month's revenue comes from. */
export function RevenueBreakdown({ stats }: { stats: AdminStats }) {
  const words = texts.revenue
  const label = useConfig()?.payments.label
  const { totalUsers, activeSubscriptions } = stats
  const { monthlyRevenueCents } = deriveFigures(stats)
  const from = (cents: number, accounts: number) =>
    words.amount(formatEuro(cents), words.accounts(formatNumber(accounts)))
  const bars: Bar[] = [
    {
      label: words.paying,
      share: monthlyRevenueCents > 0 ? 1 : 0,
      figure: from(monthlyRevenueCents, activeSubscriptions),
    },
    { label: words.others, share: 0, figure: from(0, totalUsers - activeSubscriptions) },
  ]
  return <Breakdown title={words.title} bars={bars} note={label && <Badge tone="warn">{label}</Badge>} />
}

function Breakdown({ title, bars, note }: { title: string; bars: readonly Bar[]; note?: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionTitle title={title}>{note}</SectionTitle>
      <Bars bars={bars} />
    </section>
  )
}
