import { Check } from 'lucide-react'
import { formatEuro } from '#client/lib/formatting'
import { useConfig } from '#client/lib/use-config'
import type { User } from '#client/lib/use-user'
import { ButtonLink } from '#client/ui/button'
import { pro } from '#shared/rules/plans'
import { texts } from './texts.ts'

const words = texts.upgrade

/** For everyone without an active subscription; administrators have nothing to gain by one. */
export function UpgradeCard({ user }: { user: User }) {
  const config = useConfig()
  if (user.subscriptionStatus === 'active' || user.role === 'admin') return null
  return (
    <section className="plan">
      <h2>{words.title}</h2>
      <ul>
        {words.benefits(pro.postsPerMonth).map((benefit) => (
          <li key={benefit}>
            <Check className="icon s" aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink href="/subscribe" variant="primary" block>
        {config ? words.button(formatEuro(config.price.cents)) : words.title}
      </ButtonLink>
    </section>
  )
}
