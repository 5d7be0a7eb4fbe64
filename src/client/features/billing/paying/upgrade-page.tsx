import { Check } from 'lucide-react'
import { formatNumber, formatPrice } from '#client/lib/formatting'
import type { PublicConfig } from '#client/queries/config'
import { Cluster } from '#client/ui/layout'
import { Notice } from '#client/ui/notice'
import { PageTitle } from '#client/ui/page-head'
import { SectionTitle } from '#client/ui/section-title'
import { Text } from '#client/ui/text'
import { pro } from '#shared/rules/plans'
import { TestLabel } from '../notices/test-label.tsx'
import { PaymentCard } from './payment-card.tsx'
import { payingTexts } from './texts.ts'
import styles from './upgrade-page.module.css'

/**
 * What Pro is and costs, the card form, and what people ask.
 * @param isOverdue the person has Pro already and pays an invoice that failed
 */
export function UpgradePage(props: { config: PublicConfig; clientSecret: string; isOverdue: boolean }) {
  const { config, clientSecret, isOverdue } = props
  const price = formatPrice(config.price)
  const submitLabel = isOverdue ? payingTexts.payment.pay(price) : payingTexts.payment.submit(price)
  return (
    <>
      <Cluster as="header" gap={24} rowGap={16} className={styles.head}>
        <PageTitle>{payingTexts.upgrade.heading}</PageTitle>
        <TestLabel />
      </Cluster>
      {hasNoVendor(config) && (
        <Notice
          kind="info"
          title={payingTexts.upgrade.noVendor.title}
          text={<p>{payingTexts.upgrade.noVendor.text}</p>}
        />
      )}
      <div className={styles.page}>
        <Plan price={price} canPublish={config.linkedin.person} />
        <PaymentCard payments={config.payments} {...{ clientSecret, price, submitLabel }} />
        <Faqs />
      </div>
    </>
  )
}

/** Pro's better models are those of vendors: where no vendor is set up, Pro means more posts and nothing else. */
function hasNoVendor({ models }: PublicConfig): boolean {
  return models.every(({ id, isConfigured }) => id === 'composer' || !isConfigured)
}

/** @param canPublish an app at LinkedIn is set up on this server */
function Plan({ price, canPublish }: { price: string; canPublish: boolean }) {
  const words = payingTexts.upgrade
  const features = words.features(formatNumber(pro.postsPerMonth))
  return (
    <section className={styles.plan} aria-label={words.planTitle}>
      <h2>{words.planTitle}</h2>
      <p className={styles.price}>
        <b>{price}</b> {words.perMonth}
      </p>
      <Text size={14}>{words.terms}</Text>
      <ul>
        {(canPublish ? [...features, words.publishing] : features).map((feature) => (
          <li key={feature}>
            <Check className="icon s" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Faqs() {
  const { title, list } = payingTexts.faqs
  return (
    <section className={styles.faqs} aria-label={title}>
      <SectionTitle title={title} />
      {list.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  )
}
