import { PageFrame } from '../frame/page-frame.tsx'
import { PlainHeader } from '../frame/plain-header.tsx'
import { Section } from '../frame/section.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import { pricingTexts as words } from './texts.ts'

/** /pricing: three plans and common questions about them. */
export function PricingPage() {
  return (
    <PageFrame header={<PlainHeader />}>
      <div className="page">
        <div className="page-head">
          <h1>{words.title}</h1>
          <p className="lede">{words.lede}</p>
        </div>
        <ul className="plans">
          {words.plans.map((plan) => (
            <li key={plan.name}>
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
        <Section id="questions" title={words.faqTitle}>
          <dl className="faqs">
            {words.faqs.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
            <div id="contact">
              <dt>{words.contact.title}</dt>
              <dd>{words.contact.text}</dd>
            </div>
          </dl>
        </Section>
      </div>
      <ContactDialog />
    </PageFrame>
  )
}
