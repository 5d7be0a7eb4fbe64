import { formatNumber, formatPrice } from '#client/lib/formatting'
import { hasVendorModel, type PublicConfig } from '#client/queries/config'
import { Callout } from '#client/ui/callout'
import { Cluster } from '#client/ui/layout'
import { PageTitle } from '#client/ui/page-head'
import { SectionTitle } from '#client/ui/section-title'
import { Text } from '#client/ui/text'
import { pro } from '#shared/rules/plans'
import { TestLabel } from '../warnings/test-label.tsx'
import { Gains } from './gains.tsx'
import { PaymentCard } from './payment-card.tsx'
import { payingTexts } from './texts.ts'
import styles from './upgrade-page.module.css'

/**
 * Pro's description and price, the card form, and common questions.
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
      {!hasVendorModel(config) && (
        <Callout
          kind="info"
          title={payingTexts.upgrade.noVendor.title}
          text={<p>{payingTexts.upgrade.noVendor.text}</p>}
        />
      )}
      <div className={styles.page}>
        <Plan price={price} canPublish={config.linkedin.person || config.linkedin.community} />
        <PaymentCard payments={config.payments} {...{ clientSecret, price, submitLabel }} />
        <Faqs />
      </div>
    </>
  )
}

/** @param canPublish this server has a LinkedIn app */
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
      <Gains list={canPublish ? [...features, words.publishing] : features} />
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
