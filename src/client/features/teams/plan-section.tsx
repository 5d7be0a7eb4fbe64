import { formatDate, formatNumber } from '#client/lib/formatting'
import type { Team } from '#client/queries/team'
import { Badge } from '#client/ui/badge'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { Meter } from '#client/ui/meter'
import { Text } from '#client/ui/text'
import { teamTexts } from './texts.ts'

/**
 * What was agreed for the team, and how much of it is used.
 * @param asks whether this member may ask for more
 */
export function PlanSection({ team, hasPlans, asks }: { team: Team; hasPlans: boolean; asks: boolean }) {
  const words = teamTexts.plan
  return (
    <FormSection title={hasPlans ? words.title : words.posts}>
      {hasPlans && <PlanName team={team} />}
      {team.seats !== null && <Meter label={words.seats} used={team.members} max={team.seats} />}
      {team.postsPerMonth === null ? (
        <p>
          {hasPlans && `${words.posts}: `}
          {words.noLimit(formatNumber(team.postsThisMonth))}
        </p>
      ) : (
        <Meter label={words.posts} used={team.postsThisMonth} max={team.postsPerMonth} />
      )}
      {hasPlans && asks && team.plan === 'trial' && (
        <Text size={14} tone="dim">
          {words.ask}
        </Text>
      )}
    </FormSection>
  )
}

function PlanName({ team: { plan, planUntil } }: { team: Team }) {
  const words = teamTexts.plan
  const endsAt = planUntil === null ? Number.POSITIVE_INFINITY : Date.parse(planUntil)
  const isOver = endsAt <= Date.now()
  return (
    <Cluster>
      <Badge tone={plan === 'enterprise' && !isOver ? 'brand' : 'line'}>{words.names[plan]}</Badge>
      {plan === 'enterprise' && planUntil && (
        <Text as="span" size={14} tone="dim">
          {isOver ? words.ended(formatDate(endsAt - 1)) : words.until(formatDate(endsAt - 1))}
        </Text>
      )}
    </Cluster>
  )
}
