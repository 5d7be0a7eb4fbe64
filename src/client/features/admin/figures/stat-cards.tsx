import { formatEuro, formatNumber } from '#client/lib/formatting'
import { useConfig } from '#client/lib/use-config'
import { type AdminStats, deriveFigures, formatShare } from './derive-figures.ts'
import { texts } from './texts.ts'

const words = texts.cards

/** The five figures, each with what it was counted from. */
export function StatCards({ stats }: { stats: AdminStats }) {
  const price = useConfig()?.price.cents
  const { conversionRate, monthlyRevenueCents, annualRevenueCents } = deriveFigures(stats)
  const { user: pro, pending } = stats.distribution
  return (
    <dl className="stat-cards" aria-label={words.label}>
      <Stat label={words.users} value={formatNumber(stats.totalUsers)} note={words.pending(formatNumber(pending))} />
      <Stat
        label={words.subscriptions}
        value={formatNumber(stats.activeSubscriptions)}
        note={price === undefined ? '' : words.price(formatEuro(price))}
      />
      <Stat
        label={words.monthly}
        value={formatEuro(monthlyRevenueCents)}
        note={words.posts(formatNumber(stats.postsThisMonth))}
      />
      <Stat
        label={words.conversion}
        value={formatShare(conversionRate)}
        note={words.conversionNote(formatNumber(pro), formatNumber(stats.totalUsers))}
      />
      <Stat label={words.annual} value={formatEuro(annualRevenueCents)} note={words.annualNote} />
    </dl>
  )
}

function Stat({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="value">{value}</dd>
      <dd className="note">{note}</dd>
    </div>
  )
}
