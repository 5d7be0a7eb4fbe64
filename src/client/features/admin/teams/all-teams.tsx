import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatDate, formatNumber } from '#client/lib/formatting'
import { type ListedTeam, useChangeTeamPlan, useTeams } from '#client/queries/admin-teams'
import { useConfig } from '#client/queries/config'
import { useUser } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { Button, ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Cluster } from '#client/ui/layout'
import { ListRow, ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { routes } from '#shared/contract/pages'
import styles from './all-teams.module.css'
import { PlanDialog } from './plan-dialog.tsx'
import { adminTeamsTexts as texts } from './texts.ts'

/** All teams by name, with their owners and plans; deleted ones while they can be restored. */
export function AllTeams() {
  const query = useTeams()
  if (!query.data) {
    if (!query.error) return <ListSkeleton label={texts.loading} />
    return <LoadFailure title={texts.failed} query={query} />
  }
  if (query.data.length === 0) return <NoTeams />
  return (
    <ul className={styles.teams}>
      {query.data.map((team) => (
        <TeamRow key={team.id} team={team} />
      ))}
    </ul>
  )
}

function NoTeams() {
  const { user } = useUser()
  const { title, action } = texts.empty
  const start = user?.capabilities.foundTeams && <ButtonLink href={routes.team.path}>{action}</ButtonLink>
  return <Callout title={title} action={start} />
}

function TeamRow({ team }: { team: ListedTeam }) {
  const { name, owner, members, seats, postsThisMonth, postsPerMonth, deletedAt } = team
  const most = postsPerMonth === null ? null : formatNumber(postsPerMonth)
  return (
    <ListRow actions={deletedAt ? <Restore team={team} /> : <ChangePlan team={team} />}>
      <Cluster>
        <h2 dir="auto">{name}</h2>
        {deletedAt ? <Badge tone="warn">{texts.deleted(formatDate(deletedAt))}</Badge> : <PlanBadge team={team} />}
      </Cluster>
      <Text size={14} tone="dim">
        {owner ? (owner.name === owner.email ? owner.email : `${owner.name}, ${owner.email}`) : texts.nobody}
      </Text>
      <Text size={14} tone="dim">
        {texts.members(members, seats)} · {texts.posts(formatNumber(postsThisMonth), most)}
      </Text>
    </ListRow>
  )
}

function PlanBadge({ team: { plan, planUntil } }: { team: ListedTeam }) {
  const hasPlans = useConfig()?.features.plans ?? true
  if (plan === 'trial') return hasPlans && <Badge tone="line">{texts.plans.trial}</Badge>
  const endsAt = planUntil === null ? Number.POSITIVE_INFINITY : Date.parse(planUntil)
  const isOver = endsAt <= Date.now()
  return (
    <>
      <Badge tone={isOver ? 'line' : 'brand'}>{texts.plans.enterprise}</Badge>
      {planUntil && (
        <Text as="span" size={14} tone="dim">
          {isOver ? texts.ended(formatDate(endsAt - 1)) : texts.until(formatDate(endsAt - 1))}
        </Text>
      )}
    </>
  )
}

function ChangePlan({ team }: { team: ListedTeam }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={texts.planLabel(team.name)} onClick={() => setIsOpen(true)}>
        {texts.plan}
      </Button>
      {isOpen && <PlanDialog team={team} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Restore({ team }: { team: ListedTeam }) {
  const { title, description } = texts.restored
  const restoring = useChangeTeamPlan({
    onSuccess: ({ name }) => toast({ kind: 'success', title, description: description(name) }),
    onError: (error) => toast({ kind: 'error', title: texts.restoreFailed, description: errorMessage(error) }),
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={texts.restoreLabel(team.name)}
      pending={restoring.isPending}
      onClick={() => restoring.mutate({ team, change: { isDeleted: false } })}
    >
      {texts.restore}
    </Button>
  )
}
