import { Check } from 'lucide-react'
import { formatEuro, formatNumber } from '#client/lib/formatting'
import type { PublicConfig } from '#client/lib/use-config'
import { PageTitle } from '#client/ui/page-head'
import { SectionTitle } from '#client/ui/section-title'
import { pro } from '#shared/rules/plans'
import { TestLabel } from '../test-label.tsx'
import { texts } from '../texts.ts'
import { PaymentCard } from './payment-card.tsx'

const words = texts.upgrade

/** What Pro is and costs, the card form, and what people ask. @param isOverdue who pays has Pro, and a payment failed */
export function UpgradePage(props: { config: PublicConfig; clientSecret: string; isOverdue: boolean }) {
  const { config, clientSecret, isOverdue } = props
  const price = formatEuro(config.price.cents)
  const submitLabel = isOverdue ? texts.payment.pay(price) : texts.payment.submit(price)
  return (
    <>
      <header className="head row wrap">
        <PageTitle>{words.heading}</PageTitle>
        <TestLabel />
      </header>
      <div className="subscribe">
        <Plan price={price} />
        <PaymentCard payments={config.payments} {...{ clientSecret, price, submitLabel }} />
        <Faqs />
      </div>
    </>
  )
}

function Plan({ price }: { price: string }) {
  return (
    <section className="pro" aria-label={words.planTitle}>
      <h2>{words.planTitle}</h2>
      <p className="price">
        <b className="num">{price}</b> {words.perMonth}
      </p>
      <p className="t14">{words.terms}</p>
      <ul>
        {words.features(formatNumber(pro.postsPerMonth)).map((feature) => (
          <li className="row" key={feature}>
            <Check className="icon s" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Faqs() {
  return (
    <section className="faqs" aria-label={texts.faqs.title}>
      <SectionTitle title={texts.faqs.title} />
      {texts.faqs.list.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  )
}
