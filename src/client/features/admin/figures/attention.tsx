import type { ReactNode } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { useAdminStats, usePaymentState } from '#client/queries/admin-figures'
import { hasVendorModel, useConfig } from '#client/queries/config'
import { Cluster } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import { routes } from '#shared/contract/pages'
import { HandbookLink } from '../layout/handbook-link.tsx'
import styles from './attention.module.css'
import { figuresTexts } from './texts.ts'

/** What waits for an administrator, each with its way; nothing while nothing does. */
export function Attention() {
  const items = useAttention()
  if (items.length === 0) return null
  const { title } = figuresTexts.attention
  return (
    <section aria-label={title}>
      <SectionTitle title={title} />
      <ul>
        {items.map(({ text, way }) => (
          <Cluster as="li" key={text} gap={16} rowGap={4} justify="space-between" className={styles.item}>
            {text}
            {way}
          </Cluster>
        ))}
      </ul>
    </section>
  )
}

function useAttention(): { text: string; way: ReactNode }[] {
  const words = figuresTexts.attention
  const stats = useAdminStats().data
  const payments = usePaymentState().data
  const config = useConfig()
  const toModels = <Link href={routes.adminModels.path}>{words.toModels}</Link>
  const items: { text: string; way: ReactNode }[] = []
  const pending = stats?.distribution.pending ?? 0
  if (pending > 0) {
    const way = <Link href={routes.adminUsers.path}>{words.toUsers}</Link>
    items.push({ text: words.waiting(formatNumber(pending)), way })
  }
  for (const failure of stats?.modelFailures ?? []) items.push({ text: translate(failure), way: toModels })
  if (config && !hasVendorModel(config)) {
    items.push({ text: words.noModel, way: toModels })
  }
  for (const warning of payments?.warnings ?? []) {
    items.push({ text: translate(warning), way: <HandbookLink page="payments" /> })
  }
  if (config && !config.linkedin.person && !config.linkedin.community) {
    items.push({ text: words.noLinkedin, way: <Link href={routes.adminLinkedin.path}>{words.toLinkedin}</Link> })
  }
  if (stats?.lastBackupAt === null) items.push({ text: words.noBackup, way: <HandbookLink page="operating" /> })
  return items
}
