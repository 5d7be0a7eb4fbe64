import { formatAmount, formatNumber, formatPercent, formatPrice } from '#client/lib/formatting'
import type { AdminStats } from '#client/queries/admin-figures'
import { useConfig } from '#client/queries/config'
import { StatCard, StatCards } from '../layout/stat-cards.tsx'
import { deriveFigures } from './derive-figures.ts'
import { figuresTexts } from './texts.ts'

/** The five figures, each with the counts behind it. */
export function KeyFigures({ stats }: { stats: AdminStats }) {
  const words = figuresTexts.cards
  const config = useConfig()
  const price = config?.price
  const currency = price?.currency ?? 'EUR'
  const { conversionRate, annualRevenueCents } = deriveFigures(stats)
  const { user: pro, pending } = stats.distribution
  const users = (
    <StatCard label={words.users} value={formatNumber(stats.totalUsers)} note={words.pending(formatNumber(pending))} />
  )
  if (config && !config.features.plans) {
    return (
      <StatCards label={words.label}>
        {users}
        <StatCard label={words.postsThisMonth} value={formatNumber(stats.postsThisMonth)} note="" />
      </StatCards>
    )
  }
  return (
    <StatCards label={words.label}>
      {users}
      <StatCard
        label={words.subscriptions}
        value={formatNumber(stats.activeSubscriptions)}
        note={price === undefined ? '' : words.price(formatPrice(price))}
      />
      <StatCard
        label={words.monthly}
        value={formatAmount(stats.monthlyRevenue, currency)}
        note={words.posts(formatNumber(stats.postsThisMonth))}
      />
      <StatCard
        label={words.conversion}
        value={formatPercent(conversionRate)}
        note={words.conversionNote(formatNumber(pro), formatNumber(stats.totalUsers))}
      />
      <StatCard label={words.annual} value={formatAmount(annualRevenueCents / 100, currency)} note={words.annualNote} />
    </StatCards>
  )
}
