import { Check } from 'lucide-react'
import { Badge } from '#client/ui/badge'
import { buttonClass } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import type { Plan } from './texts.ts'

/** One plan: its price, its features, and its button. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, unit, text, badge, features, action } = plan
  return (
    <article className={badge ? 'plan plan-chosen' : 'plan'} aria-labelledby={`plan-${name}`}>
      <Cluster gap={12} className="plan-head">
        <h2 id={`plan-${name}`}>{name}</h2>
        {badge && <Badge tone="brand">{badge}</Badge>}
      </Cluster>
      <p className="price">
        <b>{price}</b> <span>{unit}</span>
      </p>
      <p className="plan-text">{text}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Check className="icon s" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <a
        className={buttonClass({ variant: badge ? 'primary' : 'secondary', size: 'lg', block: true })}
        href={action.href}
        data-opens={action.opensContact && 'contact'}
      >
        {action.label}
      </a>
    </article>
  )
}
